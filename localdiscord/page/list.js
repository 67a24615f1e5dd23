// The list above the composer: commands, choices, people; moved through with the arrows.

import { avatar, h } from "./dom.js";

export function makeList(parent) {
  let items = [];
  let active = 0;
  let node = null;
  let pick = () => {};
  return { show, hide, move, choose, get open() { return node !== null && items.length > 0; }, get visible() { return node !== null; } };

  function show(heading, found, choosing, { note = null } = {}) {
    hide();
    items = found;
    pick = choosing;
    active = 0;
    if (!items.length && !note) return;
    const rows = items.map(row);
    node = h("div", { cls: "list", role: "listbox", "aria-label": heading }, h("h4", {}, heading),
      items.length ? h("ul", {}, rows) : h("div", { cls: "note" }, note));
    parent.append(node);
  }

  function hide() {
    node?.remove();
    node = null;
    items = [];
  }

  function row(item, index) {
    const sign = item.person ? avatar(item.person) : null;
    const words = h("div", {}, h("b", {}, item.label, item.extra ? h("span", { cls: "opts" }, item.extra) : null), item.about ? h("small", {}, item.about) : null);
    const take = (event) => { event.preventDefault(); active = index; choose(); };
    return h("li", { cls: `item ${index === active ? "active" : ""}`, role: "option", "aria-selected": String(index === active), onpointerdown: take, onpointermove: () => mark(index) }, sign, words);
  }

  function mark(index) {
    active = index;
    [...node.querySelectorAll(".item")].forEach((li, i) => {
      li.classList.toggle("active", i === active);
      li.setAttribute("aria-selected", String(i === active));
    });
  }

  function move(step) {
    mark((active + step + items.length) % items.length);
    node.querySelectorAll(".item")[active].scrollIntoView({ block: "nearest" });
  }

  function choose() {
    const item = items[active];
    hide();
    if (item) pick(item);
  }
}
