// Where one writes: messages, and slash commands with their options one by one.

import { byId, dots, h, iconButton, toast } from "./dom.js";
import { openForm } from "./dialog.js";
import { chooseFiles, packed } from "./files.js";
import { makeList } from "./list.js";
import { call } from "./live.js";
import { addGhost } from "./log.js";
import { author, snippet } from "./message.js";
import { exact, fitting, offers } from "./slash.js";
import { here, isThread, peopleHere, places, state, title } from "./state.js";
import { t } from "./text.js";

let list;
let text;
let command = null; // { leaf, slots } while a command is being filled in
let answering = null;
let typingTimer = null;
let files = []; // to be sent with the next message

export function startComposer() {
  const root = byId("composer");
  list = makeList(root);
  text = h("textarea", { rows: "1", onpaste: (e) => take([...e.clipboardData.files]), maxlength: "2000", oninput: typed, onkeydown: pressed, spellcheck: "true", onblur: () => setTimeout(() => !command && list.hide(), 120) });
  root.addEventListener("dragover", (event) => event.preventDefault());
  root.addEventListener("drop", (event) => { event.preventDefault(); take([...event.dataTransfer.files]); });
  draw();
}

export function drawComposer() {
  leaveCommand();
  answering = null;
  files = [];
  draw();
}

export function focusComposer() {
  text?.focus();
}

// Somebody may have begun to type one before they were known.
export function commandsChanged() {
  if (!command && text.value.startsWith("/")) typed();
}

export function replyTo(message) {
  answering = message;
  draw();
  text.focus();
}

export function beginCommand(name, values = {}) {
  const leaf = exact(name) ?? fitting(name)[0];
  if (leaf) enter(leaf, values);
}

export function showTyping(name) {
  byId("composer").querySelector(".typing")?.remove();
  byId("composer").append(h("div", { cls: "typing" }, dots(), t("typing", name)));
  clearTimeout(typingTimer);
  typingTimer = setTimeout(hideTyping, 8000);
}

export const hideTyping = () => byId("composer").querySelector(".typing")?.remove();

function draw() {
  const root = byId("composer");
  const place = state.view && here();
  root.querySelector(".write")?.remove();
  if (!place) return;
  const name = place.type === 1 ? `@${title(place)}` : isThread(place) ? title(place) : `#${title(place)}`;
  const sends = place.can_send;
  text.placeholder = sends ? t("messageTo", name) : t("cannotWrite");
  text.setAttribute("aria-label", text.placeholder);
  const inner = command ? commandRow() : text;
  const send = iconButton("send", t("send"), () => (command ? sendCommand() : sendText()));
  const add = command ? null : iconButton("plus", t("attach"), async () => take(await chooseFiles()));
  root.prepend(h("div", { cls: `write ${sends || command ? "" : "off"}` }, answering ? replyBar() : null, files.length ? fileRow() : null, h("div", { cls: "write-row" }, add, inner, send)));
  grow();
}

function take(chosen) {
  if (!chosen.length || command) return;
  files = [...files, ...chosen].slice(0, 10);
  draw();
  text.focus();
}

function fileRow() {
  const drop = (file) => () => { files = files.filter((one) => one !== file); draw(); text.focus(); };
  return h("div", { cls: "replying" }, files.map((file) => h("span", { cls: "token" }, file.name, iconButton("close", t("remove"), drop(file)))));
}

function replyBar() {
  const stop = () => { answering = null; draw(); text.focus(); };
  return h("div", { cls: "replying" }, h("span", { cls: "grow" }, t("replyingTo", ""), h("b", {}, author(answering.author)), ` ${snippet(answering).slice(0, 60)}`), iconButton("close", t("cancel"), stop));
}

// writing a message

function typed() {
  grow();
  const { value } = text;
  if (value.startsWith("/")) { suggestCommands(value.slice(1)); return; }
  suggestNames(value.slice(0, text.selectionStart));
}

function grow() {
  text.style.height = "46px";
  text.style.height = `${Math.min(text.scrollHeight, innerHeight * 0.4)}px`;
}

function suggestCommands(wanted) {
  const whole = wanted.endsWith(" ") && exact(wanted.trim());
  if (whole) { enter(whole); return; }
  const found = fitting(wanted).slice(0, 25).map((leaf) => ({
    label: `/${leaf.words}`, about: leaf.description, extra: leaf.options.map((o) => o.shown).join("  "), leaf, person: state.view.bot,
  }));
  list.show(t("commands"), found, (item) => enter(item.leaf), { note: t("noCommand") });
}

function suggestNames(before) {
  const found = /(?:^|\s)([@#])([^\s@#]*)$/.exec(before);
  if (!found) { list.hide(); return; }
  const [, sign, start] = found;
  const wanted = start.toLowerCase();
  const all = sign === "@" ? peopleHere().map((p) => ({ label: p.name, person: p })) : places().filter((c) => c.type === 0).map((c) => ({ label: c.name }));
  const items = all.filter((i) => i.label.toLowerCase().startsWith(wanted)).slice(0, 10);
  list.show(sign === "@" ? t("people") : t("channels"), items, (item) => {
    const at = text.selectionStart - start.length;
    text.setRangeText(`${item.label} `, at, text.selectionStart, "end");
    text.focus();
  });
}

function pressed(event) {
  if (list.open && steer(event)) return;
  if (event.key === "Escape" && list.visible) { list.hide(); event.preventDefault(); return; }
  if (event.key === "Escape" && answering) { answering = null; draw(); text.focus(); return; }
  if (event.key === "Enter" && !event.shiftKey && !event.isComposing) { event.preventDefault(); sendText(); }
}

// The list's own keys; true when the key was meant for it.
function steer(event) {
  const steps = { ArrowDown: 1, ArrowUp: -1 };
  if (event.key in steps) list.move(steps[event.key]);
  else if ((event.key === "Enter" && !event.shiftKey) || event.key === "Tab") list.choose();
  else if (event.key === "Escape") { list.hide(); event.stopPropagation(); }
  else return false;
  event.preventDefault();
  return true;
}

async function sendText() {
  const content = text.value.trim();
  if (!content && !files.length) return;
  text.value = "";
  list.hide();
  const reply = answering;
  const attached = files;
  answering = null;
  files = [];
  draw();
  text.focus();
  try {
    const sent = await Promise.all(attached.map(packed));
    await call("say", { user: state.me, channel: state.channel, content: withIds(content), reply_to: reply?.id ?? null, files: sent });
  } catch (wrong) {
    text.value = content;
    files = attached;
    draw();
    toast(t("notSent", wrong.message));
  }
}

function withIds(content) {
  const all = [...peopleHere().map((p) => [`@${p.name}`, `<@${p.id}>`]), ...places().filter((c) => c.type === 0).map((c) => [`#${c.name}`, `<#${c.id}>`])];
  all.sort((a, b) => b[0].length - a[0].length);
  return all.reduce((words, [name, id]) => words.replaceAll(name, id), content);
}

// filling in a command

function enter(leaf, values = {}) {
  list.hide();
  text.value = "";
  command = { leaf, slots: [] };
  for (const option of leaf.options) if (option.required || option.name in values) addSlot(option, values[option.name]);
  draw();
  (command.slots.find((s) => !s.input.value)?.input ?? byId("composer").querySelector(".more, .verb")).focus();
}

function leaveCommand() {
  command = null;
  list?.hide();
}

function quit() {
  leaveCommand();
  draw();
  text.focus();
}

function addSlot(option, given = null) {
  const slot = { option, value: given?.value, input: null };
  const numeric = option.type === 4 || option.type === 10;
  const isFile = option.type === 11;
  const read = async () => {
    try { slot.value = slot.input.files[0] && (await packed(slot.input.files[0])); } catch (wrong) { toast(wrong.message); slot.input.value = ""; }
    slot.input.focus();
  };
  slot.input = h("input", {
    "aria-label": option.shown, title: option.about, inputmode: numeric ? "decimal" : null, autocomplete: "off", type: isFile ? "file" : "text", value: isFile ? "" : given?.text ?? "", onchange: isFile ? () => { slot.reading = read(); } : null,
    oninput: () => { if (isFile) return; slot.value = undefined; fit(slot); slot.node.classList.remove("wrong"); suggest(slot); },
    onfocus: () => { if (slot.value === undefined) suggest(slot); }, onblur: () => setTimeout(() => document.activeElement !== slot.input && current === slot && list.hide(), 120),
    onkeydown: (event) => pressedIn(slot, event),
  });
  slot.node = h("label", { cls: "slot" }, h("span", {}, option.shown), slot.input);
  command.slots.push(slot);
  fit(slot);
  return slot;
}

const fit = (slot) => slot.option.type !== 11 && slot.input.style.setProperty("width", `${Math.min(30, Math.max(6, slot.input.value.length + 2))}ch`);

function commandRow() {
  const { leaf, slots } = command;
  const missing = leaf.options.filter((o) => !slots.some((s) => s.option === o));
  const more = missing.map((option) =>
    h("button", { cls: "more", type: "button", title: option.about, onclick: () => { const slot = addSlot(option); draw(); slot.input.focus(); } }, `+ ${option.shown}`));
  const onkeydown = (event) => {
    if (event.key === "Escape") quit();
    if (event.key === "Enter" && event.target.matches(".verb")) { event.preventDefault(); sendCommand(); }
  };
  return h("div", { cls: "command", onkeydown }, h("span", { cls: "verb", tabindex: "0", title: leaf.description }, `/${leaf.words}`), slots.map((s) => s.node), more);
}

let current = null;
let asked = 0;
async function suggest(slot) {
  current = slot;
  const { option, input } = slot;
  const typedNow = input.value.trim().toLowerCase();
  const own = offers(option);
  const heading = `${option.shown} · ${option.about}`;
  const take = (item) => { slot.value = item.value; input.value = item.label; fit(slot); onward(slot); };
  if (own) { list.show(heading, own.filter((o) => o.label.toLowerCase().includes(typedNow)).slice(0, 25), take, { note: t("nothing") }); return; }
  if (!option.autocomplete) { list.show(heading, [], take, { note: option.about }); return; }
  asked += 1;
  const mine = asked;
  if (!list.visible) list.show(heading, [], take, { note: t("completing") });
  await new Promise((resolve) => setTimeout(resolve, 90));
  if (mine !== asked || !command) return;
  const found = await call("complete", { user: state.me, channel: state.channel, command: command.leaf.path, focused: option.name, options: { ...given(slot), [option.name]: input.value } }).catch(() => null);
  if (mine !== asked || current !== slot || document.activeElement !== input) return;
  const choices = found?.modal?.choices ?? [];
  list.show(heading, choices.map((c) => ({ label: c.name, value: c.value })), take, { note: t("nothing") });
}

function pressedIn(slot, event) {
  if (list.open && steer(event)) return;
  if (event.key === "Enter") { event.preventDefault(); sendCommand(); }
  if (event.key === "Escape" && list.visible) { list.hide(); event.stopPropagation(); }
  if (event.key === "Backspace" && !slot.input.value) { event.preventDefault(); takeAway(slot); }
}

function takeAway(slot) {
  const at = command.slots.indexOf(slot);
  if (slot.option.required) { if (at === 0) quit(); else command.slots[at - 1].input.focus(); return; }
  command.slots.splice(at, 1);
  draw();
  (command.slots[Math.max(0, at - 1)]?.input ?? byId("composer").querySelector(".verb")).focus();
}

function onward(slot) {
  const empty = command.slots.find((s) => s !== slot && s.option.required && !s.input.value);
  (empty ?? slot).input.focus();
  if (!empty) list.hide();
}

const valueOf = (slot) => (slot.value !== undefined ? slot.value : slot.input.value.trim());

function given(except = null) {
  const filled = command.slots.filter((s) => s !== except && s.input.value.trim());
  return Object.fromEntries(filled.map((s) => [s.option.name, valueOf(s)]));
}

function unfit(slot) {
  if (!slot.input.value.trim()) return slot.option.required;
  const own = offers(slot.option);
  if (!own || slot.value !== undefined) return false;
  const named = own.find((o) => o.label.toLowerCase() === slot.input.value.trim().toLowerCase());
  if (named) slot.value = named.value;
  return !named;
}

async function sendCommand() {
  await Promise.all(command.slots.map((s) => s.reading)); // Enter may come before a file is read
  if (!command) return;
  const wrong = command.slots.filter(unfit);
  command.slots.forEach((s) => s.node.classList.toggle("wrong", wrong.includes(s)));
  if (wrong.length) { wrong[0].input.focus(); toast(t("required")); return; }
  const { leaf, slots } = command;
  const options = given();
  const kept = Object.fromEntries(slots.map((s) => [s.option.name, { value: s.value, text: s.input.value }]));
  quit();
  const ghost = addGhost(leaf.words);
  try {
    const report = await call("slash", { user: state.me, channel: state.channel, command: leaf.path, options });
    if (report.failed) ghost.failed(); else ghost.done();
    if (report.answered === 9) openForm(report.id, report.modal);
  } catch (problem) {
    ghost.done();
    enter(leaf, kept);
    toast(t("notSent", problem.message));
  }
}

