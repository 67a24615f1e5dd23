// What opens over the chat: the bot's forms, and pictures in full size.

import { h, iconButton } from "./dom.js";
import { packed } from "./files.js";
import { call } from "./live.js";
import { markdown } from "./markdown.js";
import { selectOptions } from "./options.js";
import { picker } from "./picker.js";
import { names, state } from "./state.js";
import { t } from "./text.js";

export function openPicture(url, alt) {
  const stage = h("div", { cls: "stage" }, h("img", { src: url, alt: alt || "" }));
  const caption = h("div", { cls: "caption" }, alt || "", h("a", { href: url, target: "_blank", rel: "noopener" }, t("original")));
  const dialog = show(h("dialog", { cls: "lightbox", "aria-label": alt || t("zoom") }, stage, caption));
  dialog.append(iconButton("close", t("close"), () => dialog.close()));
  stage.addEventListener("click", (event) => {
    if (event.target.tagName === "IMG") stage.classList.toggle("full");
    else dialog.close();
  });
}

export function openForm(interaction, form) {
  const fields = [];
  const body = h("div", { cls: "body" }, form.components.map((part) => drawPart(part, fields)));
  const error = h("p", { cls: "error", role: "alert" });
  const send = h("button", { cls: "btn primary", type: "submit" }, t("submit"));
  const sheet = h("form", { cls: "form", method: "dialog", onsubmit: submit, novalidate: true },
    h("header", {}, h("h2", {}, form.title), iconButton("close", t("close"), () => dialog.close())),
    body,
    h("footer", {}, error, h("button", { cls: "btn", type: "button", onclick: () => dialog.close() }, t("cancel")), send));
  const dialog = show(h("dialog", { "aria-label": form.title }, sheet));
  body.querySelector("input, textarea, button")?.focus();

  async function submit(event) {
    event.preventDefault();
    send.disabled = true;
    error.textContent = "";
    try {
      const values = Object.fromEntries(await Promise.all(fields.map(async (field) => [field.id, await field.value()])));
      const report = await call("submit", { user: state.me, interaction, values });
      if (report.failed) error.textContent = t("formFailed");
      else dialog.close();
    } catch (wrong) {
      error.textContent = wrong.message;
    }
    send.disabled = false;
  }
}

function show(dialog) {
  const before = document.activeElement;
  dialog.addEventListener("close", () => { dialog.remove(); before?.focus?.(); });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

function drawPart(part, fields) {
  switch (part.type) {
    case 1: return h("div", {}, part.components.map((inner) => labelled(inner.label, null, inner, fields)));
    case 10: return markdown(part.content, names);
    case 18: return labelled(part.label, part.description, part.component, fields);
    default: return null;
  }
}

function labelled(words, note, part, fields) {
  const id = `field-${part.custom_id}`;
  const field = draw(part, id, words);
  fields.push({ id: part.custom_id, value: field.value });
  const star = part.required !== false && part.type !== 23 ? h("span", { cls: "star" }, " *") : null;
  const above = part.type === 23 ? null : h("label", { cls: "field-label", for: id }, words, star);
  return h("div", {}, above, note ? h("span", { cls: "field-note" }, note) : null, field.node);
}

function draw(part, id, words) {
  switch (part.type) {
    case 4: return drawText(part, id);
    case 19: return drawUpload(part, id);
    case 21: return drawChecks(part, "radio");
    case 22: return drawChecks(part, "checkbox");
    case 23: return drawCheckbox(part, id, words);
    default: return drawMenu(part, words);
  }
}

function drawText(part, id) {
  const long = part.style === 2;
  const limit = part.max_length ?? 4000;
  const count = h("span", { cls: "count" });
  const tell = () => { count.textContent = part.max_length || node.value.length > limit * 0.9 ? `${node.value.length} / ${limit}` : ""; };
  const props = { cls: "text", id, maxlength: limit, placeholder: part.placeholder, value: part.value ?? "", oninput: tell, autocomplete: "off" };
  const node = h(long ? "textarea" : "input", long ? props : { ...props, type: "text" });
  tell();
  return { node: h("div", {}, node, count), value: () => node.value };
}

function drawUpload(part, id) {
  const node = h("input", { cls: "text", type: "file", id, multiple: (part.max_values ?? 1) > 1 });
  return { node, value: () => Promise.all([...node.files].map(packed)) };
}

function drawChecks(part, kind) {
  const boxes = part.options.map((option) =>
    h("input", { type: kind, name: part.custom_id, value: option.value, checked: Boolean(option.default) }));
  const rows = part.options.map((option, i) =>
    h("label", {}, boxes[i], h("span", {}, option.label, option.description ? h("small", {}, option.description) : null)));
  const chosen = () => boxes.filter((box) => box.checked).map((box) => box.value);
  return { node: h("div", { cls: "options" }, rows), value: () => (kind === "radio" ? chosen()[0] ?? null : chosen()) };
}

function drawCheckbox(part, id, words) {
  const box = h("input", { type: "checkbox", id, checked: Boolean(part.default) });
  return { node: h("div", { cls: "options" }, h("label", {}, box, h("span", {}, words))), value: () => box.checked };
}

function drawMenu(part, words) {
  const made = picker({
    options: selectOptions(part), min: part.required === false ? 0 : part.min_values ?? 1, max: part.max_values ?? 1,
    placeholder: part.placeholder, label: words, customId: part.custom_id,
  });
  return { node: made.node, value: made.values };
}
