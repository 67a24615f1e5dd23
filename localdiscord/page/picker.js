// A menu to choose from: one thing or several, with the mouse or the keyboard.

import { avatar, emojiFace, h, icon } from "./dom.js";
import { t } from "./text.js";

const SEARCHABLE = 10;

// options: [{ value, label, description, emoji, person, default }]; `commit` gets the chosen values.
export function picker({ options, min, max, placeholder, disabled, label, customId, commit }) {
  let chosen = options.filter((o) => o.default).map((o) => o.value);
  let popup = null;
  const several = max > 1;
  const shown = h("span", { cls: "shown" });
  const face = h("button", {
    cls: "pick-face", type: "button", disabled, "aria-haspopup": "listbox", "aria-expanded": "false",
    "aria-label": label || placeholder || t("choose"), data: { customId }, onclick: () => (popup ? close() : open()),
    onkeydown: (e) => { if (e.key === "ArrowDown" && !popup) { e.preventDefault(); open(); } },
  }, shown, icon("down"));
  const node = h("div", { cls: "pick" }, face);
  show();
  return { node, values: () => chosen, isOpen: () => popup !== null, refocus: () => popup?.focus() };

  function show() {
    const tokens = options.filter((o) => chosen.includes(o.value));
    const words = (o) => (o.emoji ? [emojiFace(o.emoji), ` ${o.label}`] : o.label);
    shown.replaceChildren(...(tokens.length
      ? tokens.map((o) => h("span", { cls: several ? "token" : "one" }, words(o)))
      : [h("span", { cls: "hint" }, placeholder || t("choose"))]));
  }

  function open() {
    const before = [...chosen];
    popup = listbox();
    node.append(popup.node);
    face.setAttribute("aria-expanded", "true");
    popup.focus();
    document.addEventListener("pointerdown", outside, true);

    function outside(event) { if (!node.contains(event.target)) close(); }
    popup.detach = () => document.removeEventListener("pointerdown", outside, true);
    popup.before = before;
  }

  function close({ send = true, refocus = false } = {}) {
    if (!popup) return;
    const { before } = popup;
    popup.detach();
    popup.node.remove();
    popup = null;
    face.setAttribute("aria-expanded", "false");
    const fits = chosen.length >= min && chosen.length <= max;
    if (!send || !fits) chosen = before;
    show();
    if (refocus) face.focus();
    if (send && fits && String(before) !== String(chosen)) commit?.(chosen);
  }

  function listbox() {
    let active = Math.max(0, options.findIndex((o) => chosen.includes(o.value)));
    let visible = options;
    const list = h("ul", { role: "listbox", tabindex: "-1", "aria-multiselectable": String(several) });
    const filter = options.length > SEARCHABLE ? h("input", { cls: "filter", "aria-label": placeholder || t("choose"), oninput: search }) : null;
    const tally = h("span");
    const done = several ? h("div", { cls: "done" }, tally, h("button", { cls: "btn primary", type: "button", onclick: () => close({ refocus: true }) }, t("done"))) : null;
    const room = innerHeight - face.getBoundingClientRect().bottom;
    const box = h("div", { cls: `pop ${room < 300 ? "above" : "below"}`, onkeydown: press }, filter, list, done);
    draw();
    return { node: box, focus: () => { (filter ?? list).focus(); reveal(); } };

    function draw() {
      list.replaceChildren(...(visible.length ? visible.map(option) : [h("li", { cls: "opt" }, t("nothing"))]));
      tally.textContent = t("chosen", chosen.length, max);
    }

    function option(o, index) {
      const selected = chosen.includes(o.value);
      const full = several && !selected && chosen.length >= max;
      return h("li", {
        cls: `opt ${index === active ? "active" : ""}`, role: "option", "aria-selected": String(selected), "aria-disabled": String(full),
        data: { value: o.value }, onclick: () => { active = index; toggle(o); }, onpointermove: () => mark(index),
      },
        o.person ? avatar(o.person) : o.emoji ? emojiFace(o.emoji) : null,
        h("div", {}, o.label, o.description ? h("small", {}, o.description) : null),
        several || min === 0 ? h("span", { cls: "check" }, icon("check")) : selected ? h("span", { cls: "check round" }, icon("check")) : null);
    }

    function mark(index) {
      if (index === active) return;
      active = index;
      [...list.children].forEach((li, i) => li.classList.toggle("active", i === active));
    }

    function reveal() { list.children[active]?.scrollIntoView({ block: "nearest" }); }

    function toggle(o) {
      const had = chosen.includes(o.value);
      if (!several) {
        chosen = had && min === 0 ? [] : [o.value];
        close({ refocus: true });
        return;
      }
      if (!had && chosen.length >= max) return;
      chosen = had ? chosen.filter((v) => v !== o.value) : [...chosen, o.value];
      draw();
      reveal();
    }

    function search() {
      const typed = filter.value.toLowerCase();
      visible = options.filter((o) => o.label.toLowerCase().includes(typed));
      active = 0;
      draw();
    }

    function press(event) {
      const { key } = event;
      if (key === "Escape") { event.stopPropagation(); event.preventDefault(); close({ send: false, refocus: true }); return; }
      if (key === "Tab") { close(); return; }
      if (key === "ArrowDown" || key === "ArrowUp") {
        event.preventDefault();
        mark((active + (key === "ArrowDown" ? 1 : -1) + visible.length) % visible.length);
        reveal();
      } else if ((key === "Enter" || (key === " " && event.target !== filter)) && event.target.tagName !== "BUTTON") {
        event.preventDefault();
        if (visible[active]) toggle(visible[active]);
      }
    }
  }
}
