// What the bot offers in the menu of a message, and of the person who wrote it.

import { h, icon, iconButton, toast } from "./dom.js";
import { call } from "./live.js";
import { local } from "./slash.js";
import { state } from "./state.js";
import { t } from "./text.js";

const ON_USER = 2;
const ON_MESSAGE = 3;

export function appsMenu(message) {
  let list = null;
  const button = iconButton("apps", t("apps"), () => (list ? close() : open()));
  const node = h("div", { cls: "apps" }, button);
  return node;

  function open() {
    const room = document.getElementById("scroll").getBoundingClientRect().bottom - button.getBoundingClientRect().bottom;
    list = h("ul", { cls: `pop apps-list ${room < 220 ? "above" : "below"}`, role: "menu" }, entries(message).map(entry));
    node.append(list);
    document.addEventListener("pointerdown", outside, true);
  }

  function close() {
    document.removeEventListener("pointerdown", outside, true);
    list.remove();
    list = null;
  }

  function outside(event) { if (!node.contains(event.target)) close(); }

  function entry({ name, shown, target }) {
    const pick = () => { close(); use(message.channel_id, name, target); };
    return h("li", {}, h("button", { cls: "opt", type: "button", role: "menuitem", onclick: pick }, icon("ziggurat"), shown));
  }
}

function entries(message) {
  const of = (type, target) => state.commands.filter((c) => c.type === type).map((c) => ({ name: c.name, shown: local(c, "name"), target }));
  return [...of(ON_MESSAGE, { message: message.id }), ...(message.author.bot ? [] : of(ON_USER, { person: message.author.id }))];
}

function use(channel, name, target) {
  call("menu", { user: state.me, channel, name, ...target }).catch((wrong) => toast(wrong.message));
}
