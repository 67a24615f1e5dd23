// Servers, channels, threads and direct messages; who one is; the head of the chat.

import { avatar, byId, h, icon, iconButton } from "./dom.js";
import { call } from "./live.js";
import { become, go, guildHere, here, isForum, isThread, places, refresh, state, title } from "./state.js";
import { t } from "./text.js";

export function drawSidebar() {
  drawRail();
  drawPlaces();
  drawSelf();
  drawHead();
  drawTitle();
}

export function drawer(open) {
  byId("app").classList.toggle("open", open);
  if (open) byId("places").querySelector("[aria-current='true']")?.focus();
}

function drawRail() {
  const home = count(state.view.dms);
  const inDms = here()?.type === 1;
  byId("rail").replaceChildren(
    server(t("directs"), icon("chat"), inDms, home, openDms),
    h("hr"),
    ...state.view.guilds.map((guild) => {
      const initials = guild.name.split(/\s+/).map((word) => [...word][0]).join("").slice(0, 3);
      const first = () => go(guild.channels.find((c) => c.type === 0)?.id ?? guild.channels[0]?.id);
      return server(guild.name, initials, guildHere()?.id === guild.id, count(guild.channels), first);
    }),
  );
}

function server(label, face, current, { unread, pings }, onclick) {
  const props = { cls: `server ${unread ? "fresh" : ""}`, "aria-label": label, title: label, "aria-current": String(current), onclick };
  return h("button", props, face, pings ? h("span", { cls: "badge" }, pings) : null);
}

async function openDms() {
  const known = state.view.dms[0] ?? (await call("open_dm", { user: state.me }));
  await refresh();
  await go(known.id);
}

const count = (places) => ({
  unread: places.reduce((sum, c) => sum + c.unread, 0),
  pings: places.reduce((sum, c) => sum + c.pings, 0),
});

function drawPlaces() {
  const guild = guildHere();
  byId("side-head").replaceChildren(h("span", {}, guild ? guild.name : t("directs")));
  const rows = guild ? guildRows(guild) : state.view.dms.map((dm) => row(dm, avatar(state.view.bot)));
  if (!guild && !rows.length) rows.push(h("button", { cls: "place", onclick: openDms }, avatar(state.view.bot), h("span", { cls: "name" }, t("messageWith"))));
  byId("places").replaceChildren(...rows);
}

function guildRows(guild) {
  const rows = [h("h3", {}, t("channels"))];
  for (const channel of guild.channels.filter((c) => c.type === 0 || isForum(c))) {
    rows.push(row(channel, icon(isForum(channel) ? "thread" : "hash")));
    const threads = guild.channels.filter((c) => isThread(c) && c.parent_id === channel.id);
    const shown = threads.filter((c) => !c.thread_metadata.archived || c.id === state.channel || c.unread);
    rows.push(...shown.map((thread) => row(thread, null, "thread")));
  }
  return rows;
}

function row(place, sign, cls = "") {
  const current = place.id === state.channel;
  const fresh = place.unread && !current ? "fresh" : "";
  const archived = place.thread_metadata?.archived ? "archived" : "";
  const open = () => { go(place.id); drawer(false); };
  const props = { cls: `place ${cls} ${fresh} ${archived}`, "aria-current": String(current), onclick: open, data: { id: place.id } };
  const badge = place.pings && !current ? h("span", { cls: "badge" }, place.pings) : null;
  return h("button", props, sign, h("span", { cls: "name" }, title(place)), badge);
}

// who one is

function drawSelf() {
  const { me } = state.view;
  const others = Object.entries(state.badges).filter(([id]) => id !== me.id).reduce((sum, [, b]) => sum + b.pings, 0);
  const face = h("button", { cls: "myself", "aria-haspopup": "menu", "aria-label": t("person", me.name), onclick: () => toggle(byId("self")) },
    avatar(me), h("div", {}, h("b", {}, me.name), h("small", {}, `@${me.handle}`)), others ? h("span", { cls: "badge" }, others) : null);
  const open = byId("self").querySelector(".menu");
  byId("self").replaceChildren(h("div", { cls: "self-row" }, face, themeButton()), ...(open ? [peopleMenu()] : []));
}

function toggle(where) {
  const open = where.querySelector(".menu");
  closeMenus();
  if (open) return;
  where.append(peopleMenu());
  where.querySelector(".who[aria-checked='true']")?.focus();
}

export function closeMenus() {
  document.querySelectorAll(".menu").forEach((menu) => menu.remove());
}

function peopleMenu() {
  const { me } = state.view;
  const german = me.locale.startsWith("de");
  const setting = (sign, words, change) =>
    h("button", { cls: "line", type: "button", onclick: () => call("set_user", { user: me.id, ...change }) }, icon(sign), h("span", { cls: "grow" }, words));
  return h("div", { cls: "menu", role: "menu", "aria-label": t("people"), onkeydown: moveInMenu },
    h("h4", {}, t("people")),
    state.view.people.map(personRow),
    h("form", { onsubmit: addPerson }, h("input", { name: "name", placeholder: t("addPerson"), "aria-label": t("addPerson"), maxlength: "32", autocomplete: "off" }), iconButton("plus", t("addPerson"), null)),
    h("hr"),
    setting("globe", t("language"), { locale: german ? "en-US" : "de" }),
    setting("mail", t(me.dm_open ? "dmsOpen" : "dmsClosed"), { dm_open: !me.dm_open }),
  );
}

function personRow(person, index) {
  const badge = state.badges[person.id]?.pings;
  const current = person.id === state.me;
  const choose = () => { closeMenus(); if (!current) become(person.id, state.channel); };
  const language = person.locale.startsWith("de") ? "Deutsch" : "English";
  const hint = index < 9 ? h("span", { cls: "key" }, ` · Alt+${index + 1}`) : null;
  return h("button", { cls: "who", role: "menuitemradio", "aria-checked": String(current), onclick: choose, data: { person: person.name } },
    avatar(person), h("div", {}, h("b", {}, person.name), h("small", {}, language, hint)), badge && !current ? h("span", { cls: "badge" }, badge) : null);
}

async function addPerson(event) {
  event.preventDefault();
  const name = new FormData(event.target).get("name").trim();
  if (!name) return;
  const made = await call("add_user", { name, locale: state.view.me.locale, guilds: state.view.guilds.map((g) => g.id) });
  closeMenus();
  await become(made.id, state.channel);
}

function moveInMenu(event) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const items = [...event.currentTarget.querySelectorAll("button, input")];
  items[(items.indexOf(document.activeElement) + step + items.length) % items.length].focus();
}

function themeButton() {
  const dark = document.documentElement.dataset.theme === "dark";
  return iconButton(dark ? "sun" : "moon", t(dark ? "light" : "dark"), () => setTheme(dark ? "light" : "dark"));
}

export function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  localStorage.setItem("theme", theme);
  if (state.view) drawSelf();
}

// the head of the chat

function drawHead() {
  const place = here();
  const parts = [iconButton("menu", t("menu"), () => drawer(true), "hamburger")];
  if (place) parts.push(...headOf(place));
  parts.push(h("span", { cls: "space" }), personButton());
  const open = byId("head").querySelector(".menu");
  byId("head").replaceChildren(...parts, ...(open ? [peopleMenu()] : []));
}

function headOf(place) {
  if (place.type === 1) return [avatar(state.view.bot), h("h1", {}, state.view.bot.name)];
  if (!isThread(place)) return [icon(isForum(place) ? "thread" : "hash"), h("h1", {}, place.name), place.topic ? h("span", { cls: "topic", title: place.topic }, place.topic) : null].filter(Boolean);
  const parent = places().find((c) => c.id === place.parent_id);
  const back = parent ? h("button", { cls: "parent", onclick: () => go(parent.id) }, parent.name) : null;
  return [icon("thread"), h("h1", {}, back, " › ", place.name)];
}

function personButton() {
  const { me } = state.view;
  const label = t("person", me.name);
  return h("button", { cls: "icon", type: "button", "aria-haspopup": "menu", "aria-label": label, title: label, onclick: () => toggle(byId("head")) }, avatar(me));
}

function drawTitle() {
  const place = here();
  const pings = state.badges[state.me]?.pings;
  const where = place ? (place.type === 1 ? title(place) : `#${title(place)}`) : "";
  document.title = `${pings ? `(${pings}) ` : ""}${where}${guildHere() ? ` · ${guildHere().name}` : ""}`;
}
