// Building elements without ever parsing text as HTML.

const SVG = "http://www.w3.org/2000/svg";

const ICONS = {
  hash: "M9 4 7 20 M17 4l-2 16 M4 9h16 M3.5 15h16",
  thread: "M5 5h14v10h-7l-4 4v-4H5z M9 9h6 M9 12h3",
  at: "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8z M16 8v5a2.5 2.5 0 0 0 5 0v-1a9 9 0 1 0-4 7.5",
  chat: "M4 5h16v11H10l-5 4v-4H4z",
  menu: "M4 7h16 M4 12h16 M4 17h16",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z M12 2v2 M12 20v2 M4.2 4.2l1.5 1.5 M18.3 18.3l1.5 1.5 M2 12h2 M20 12h2 M4.2 19.8l1.5-1.5 M18.3 5.7l1.5-1.5",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z",
  eye: "M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12z M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  warn: "M12 4 2.8 19.5h18.4z M12 10v4 M12 17v.2",
  down: "M6 9l6 6 6-6",
  right: "M9 6l6 6-6 6",
  check: "M5 12.5 10 17 19 7",
  close: "M6 6l12 12 M18 6 6 18",
  file: "M6 3h8l5 5v13H6z M14 3v5h5",
  out: "M10 5H5v14h14v-5 M13 4h7v7 M20 4l-9 9",
  reply: "M10 6 4 12l6 6 M4 12h9a7 7 0 0 1 7 7",
  bin: "M5 7h14 M9 7V4h6v3 M7 7l1 13h8l1-13",
  pin: "M9 3h6l-1 6 4 4H6l4-4z M12 13v8",
  apps: "M5 5h5v5H5z M14 5h5v5h-5z M5 14h5v5H5z M14 14h5v5h-5z",
  plus: "M12 5v14 M5 12h14",
  globe: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z M3 12h18 M12 3c3 3 3 15 0 18 M12 3c-3 3-3 15 0 18",
  mail: "M3 6h18v12H3z M3 7l9 7 9-7",
  send: "M4 12 20 4l-4 16-4-6z M12 14l8-10",
  ziggurat: "M3 20h18v-4h-3v-4h-3V8h-2V5h-2v3H9v4H6v4H3z",
};

export function h(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props ?? {})) set(node, name, value);
  node.append(...children.flat(Infinity).filter((c) => c !== null && c !== undefined && c !== false));
  return node;
}

const SAFE = /^(https?:|\/|#|$)/i;

function set(node, name, value) {
  if (value === null || value === undefined || value === false) return;
  if ((name === "href" || name === "src") && !SAFE.test(value)) return;
  if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
  else if (name === "data") Object.assign(node.dataset, value);
  else if (name === "style") for (const [key, one] of Object.entries(value)) node.style.setProperty(key, one);
  else if (name === "value") node.value = value;
  else node.setAttribute(name === "cls" ? "class" : name, value === true ? "" : value);
}

export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

// An emoji as Discord describes it: a picture of the application's own, or a character.
export function emojiFace({ id, name }) {
  if (!id) return h("span", {}, name);
  return h("img", { cls: "emoji", src: `/emojis/${id}.webp`, alt: `:${name}:`, title: `:${name}:`, draggable: "false" });
}

export function iconButton(name, label, onclick, cls = "") {
  return h("button", { cls: `icon ${cls}`, type: "button", "aria-label": label, title: label, onclick }, icon(name));
}

export function avatar(person, cls = "") {
  if (person.bot) return h("span", { cls: `avatar bot ${cls}`, "aria-hidden": "true" }, icon("ziggurat"));
  const name = person.global_name || person.name || person.username || "?";
  return h("span", { cls: `avatar ${cls}`, "aria-hidden": "true", style: { "--hue": hue(name) } }, [...name][0].toUpperCase());
}

function hue(text) {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + letter.codePointAt(0)) % 9973;
  return (sum * 47) % 360;
}

export const dots = () => h("span", { cls: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));

export function toast(text) {
  document.querySelector(".toast")?.remove();
  const node = h("div", { cls: "toast", role: "alert" }, text);
  document.body.append(node);
  setTimeout(() => node.remove(), 4200);
}

export const byId = (id) => document.getElementById(id);

// A click is lost if what was pressed is drawn anew before it is released: while a finger is down nothing changes under it.

const LONG_PRESS = 2000;
let pressed = null;
let postponed = [];

document.addEventListener("pointerdown", () => { clearTimeout(pressed); pressed = setTimeout(released, LONG_PRESS); }, true);
for (const end of ["pointerup", "pointercancel", "dragend"]) document.addEventListener(end, () => setTimeout(released), true);

export function whenFree(change) {
  if (pressed) postponed.push(change);
  else change();
}

function released() {
  clearTimeout(pressed);
  pressed = null;
  const changes = postponed;
  postponed = [];
  for (const change of changes) change();
}
