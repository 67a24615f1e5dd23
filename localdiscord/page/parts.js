// The components of a message, older and newer kind, and what happens when they are used.

import { dots, emojiFace, h, icon, toast } from "./dom.js";
import { openForm, openPicture } from "./dialog.js";
import { call } from "./live.js";
import { markdown, placeOf } from "./markdown.js";
import { selectOptions } from "./options.js";
import { picker } from "./picker.js";
import { names, state } from "./state.js";
import { t } from "./text.js";

const STYLES = { 1: "primary", 3: "success", 4: "danger" };
const IMAGE = /^image\//;

const busy = new Map(); // message id -> custom_id that waits for its answer
const menus = new Map(); // message id and custom_id -> the menu as it was drawn last
const failures = new Set(); // message ids whose last use failed
let redraw = () => {};

export const onPartsChanged = (draw) => { redraw = draw; };
export const hasFailed = (id) => failures.has(id);

export function drawComponents(message) {
  const isNew = Boolean(message.flags & 32768);
  const drawn = message.components.map((part) => draw(part, message));
  return isNew ? h("div", { cls: "v2" }, drawn) : h("div", { cls: "rows" }, drawn);
}

export function picture(media, alt, veiled = false) {
  const { url, width, height } = media;
  const open = (event) => {
    if (node.classList.contains("veil")) node.classList.remove("veil");
    else openPicture(url, alt);
    event.preventDefault();
  };
  const img = h("img", { src: url, alt: alt || "", width, height, loading: "lazy", decoding: "async" });
  const badge = alt ? h("span", { cls: "alt", title: alt, "aria-hidden": "true" }, "ALT") : null;
  const props = { cls: `shot ${veiled ? "veil" : ""}`, type: "button", "aria-label": alt ? `${t("zoom")}: ${alt}` : t("zoom"), onclick: open, data: { veil: t("spoiler") } };
  const node = h("button", props, img, badge);
  return node;
}

export function fileCard(url, name, size) {
  return h("div", { cls: "file" }, icon("file"), h("div", {}, h("a", { href: url, target: "_blank", rel: "noopener" }, name), h("small", {}, bytes(size))));
}

function bytes(size) {
  const units = ["B", "KiB", "MiB"];
  let value = size ?? 0;
  let unit = 0;
  while (value >= 1024 && unit < 2) { value /= 1024; unit += 1; }
  return `${value.toFixed(unit ? 1 : 0)} ${units[unit]}`;
}

function draw(part, message) {
  switch (part.type) {
    case 1: return h("div", { cls: "row" }, part.components.map((inner) => draw(inner, message)));
    case 2: return button(part, message);
    case 3: case 5: case 6: case 7: case 8: return menu(part, message);
    case 9: return h("div", { cls: "section" }, h("div", { cls: "words" }, part.components.map((inner) => draw(inner, message))), draw(part.accessory, message));
    case 10: return markdown(part.content, names);
    case 11: return picture(part.media, part.description, part.spoiler);
    case 12: return gallery(part);
    case 13: return fileCard(part.file.url, part.name, part.size);
    case 14: return h("hr", { cls: `sep ${part.divider ? "line" : ""} ${part.spacing === 2 ? "large" : "small"}` });
    case 17: return container(part, message);
    default: return null;
  }
}

function gallery(part) {
  const shots = part.items.map((item) =>
    (!item.media.content_type || IMAGE.test(item.media.content_type) ? picture(item.media, item.description, item.spoiler) : fileCard(item.media.url, item.media.url, 0)));
  return h("div", { cls: `gallery n${Math.min(shots.length, 4) === 4 && shots.length !== 4 ? 3 : shots.length}` }, shots);
}

function container(part, message) {
  const tinted = part.accent_color !== null;
  const style = tinted ? { "--tint": `#${part.accent_color.toString(16).padStart(6, "0")}` } : {};
  const inner = part.components.map((one) => draw(one, message));
  const unveil = (event) => event.currentTarget.classList.remove("veiled");
  const veil = part.spoiler ? "veiled" : "";
  return h("div", { cls: `card ${tinted ? "accent" : ""} ${veil}`, style, onclick: part.spoiler ? unveil : null }, inner);
}

function button(part, message) {
  const face = [part.emoji ? emojiFace(part.emoji) : null, part.label ? h("span", {}, part.label) : null];
  if (part.style === 5 && placeOf(part.url)) return h("button", { cls: "btn", type: "button", onclick: () => names.openChannel(...placeOf(part.url)) }, face, icon("right"));
  if (part.style === 5) return h("a", { cls: "btn", href: /^(https?|discord):/.test(part.url) ? part.url : "#", target: "_blank", rel: "noopener" }, face, icon("out"));
  const waits = busy.get(message.id) === part.custom_id;
  const use = () => act(message, part.custom_id, "click", {});
  const props = { cls: `btn ${STYLES[part.style] ?? ""} ${waits ? "busy" : ""}`, type: "button", disabled: part.disabled || busy.has(message.id), onclick: use, data: { customId: part.custom_id } };
  return h("button", props, face, waits ? dots() : null);
}

function menu(part, message) {
  const key = `${message.id} ${part.custom_id}`;
  const disabled = part.disabled || busy.has(message.id);
  const facts = JSON.stringify({ ...part, id: null, disabled }); // the id counts the parts of the message
  const before = menus.get(key);
  if (before?.facts === facts && before.made.isOpen()) { // somebody is choosing while the rest of the message changes
    queueMicrotask(before.made.refocus);
    return before.made.node;
  }
  const commit = (values) => act(message, part.custom_id, "choose", { values });
  const made = picker({
    options: selectOptions(part), min: part.min_values ?? 1, max: part.max_values ?? 1, placeholder: part.placeholder,
    disabled, customId: part.custom_id, commit,
  });
  menus.set(key, { facts, made });
  return made.node;
}

async function act(message, customId, op, more) {
  busy.set(message.id, customId);
  failures.delete(message.id);
  redraw(message.id);
  try {
    const place = { user: state.me, channel: message.channel_id, message: message.id, custom_id: customId };
    const report = await call(op, { ...place, ...more });
    if (report.failed) failures.add(message.id);
    if (report.answered === 9) openForm(report.id, report.modal);
  } catch (wrong) {
    toast(t("notSent", wrong.message));
  }
  busy.delete(message.id);
  redraw(message.id);
}
