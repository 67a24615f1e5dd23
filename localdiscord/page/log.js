// The messages of the channel one is in: kept in order, at the bottom when one reads there, still when one reads above.

import { byId, h, icon, whenFree } from "./dom.js";
import { call } from "./live.js";
import { continues, drawMessage } from "./message.js";
import { onPartsChanged } from "./parts.js";
import { here, isForum, isThread, places, state, title } from "./state.js";
import { t } from "./text.js";
import { day, sameDay } from "./time.js";

const PAGE = 50;
const SETTLE = 60;

let messages = [];
let nodes = new Map();
let complete = false;
let loading = false;
let newFrom = null;
let below = 0;
let stick = true;
let lastTop = 0;
let shown = null; // which person and channel the log belongs to
let onReply = () => {};

export function startLog(reply) {
  onReply = reply;
  byId("scroll").addEventListener("scroll", scrolled, { passive: true });
  byId("pill").addEventListener("click", () => toBottom());
  onPartsChanged(redraw);
  new ResizeObserver(() => stick && toBottom()).observe(byId("log"));
  document.addEventListener("visibilitychange", markRead);
}

export async function openLog() {
  const place = here();
  const key = `${state.me}/${state.channel}`;
  if (!place) { reset(key, []); return; }
  const unread = shown === key ? 0 : place.unread;
  const found = await call("history", { user: state.me, channel: place.id, limit: PAGE });
  if (key !== `${state.me}/${state.channel}`) return;
  const fresh = shown !== key;
  if (fresh) { newFrom = unread ? found.filter((m) => m.author.id !== state.me).at(-unread)?.id ?? null : null; }
  const wasStuck = stick;
  reset(key, found);
  if (fresh || wasStuck) toBottom();
  markRead();
  await openTarget();
}

// Goes to the message that a link named, however far above it is.
export async function openTarget() {
  const wanted = state.target;
  if (!wanted) return;
  state.target = null;
  while (!nodes.has(wanted) && !complete) await older();
  jump(wanted);
}

export function hearMessage(message, isNew) {
  whenFree(() => take(message, isNew));
}

function take(message, isNew) {
  if (message.channel_id !== state.channel) return;
  const at = messages.findIndex((m) => m.id === message.id);
  if (at < 0 && !isNew && messages.length && BigInt(message.id) < BigInt(messages[0].id)) return;
  keeping(() => {
    if (at >= 0) messages[at] = message;
    else insert(message);
    draw(message.id);
    arrange();
  });
  if (isNew && !stick) { below += 1; showPill(); }
  if (isNew && (message.author.id === state.me || message.interaction?.user.id === state.me)) toBottom();
  if (isNew) markRead();
}

// Messages that name places are drawn anew when places come or go: they may have arrived first.
const NAMES_PLACE = /<#\d+>|\/channels\//;
export function placesChanged() {
  for (const message of messages) if (NAMES_PLACE.test(JSON.stringify(message))) redraw(message.id);
}

export function dropMessage(id) {
  whenFree(() => drop(id));
}

function drop(id) {
  if (!nodes.has(id)) return;
  keeping(() => {
    messages = messages.filter((m) => m.id !== id);
    nodes.get(id).remove();
    nodes.delete(id);
    arrange();
  });
}

// A command on its way: shown until the bot answers.
export function addGhost(name) {
  const id = `${10n ** 19n + BigInt(Date.now())}`;
  const me = state.view.me;
  const user = { id: me.id, username: me.handle, global_name: me.name };
  const bot = { ...state.view.bot, username: state.view.bot.name };
  const ghost = {
    id, channel_id: state.channel, author: bot, interaction: { user, name }, ghost: "waiting", flags: 64, type: 20, content: "", mentions: [],
    attachments: [], embeds: [], components: [], timestamp: new Date().toISOString(), edited_timestamp: null,
  };
  let timer = setTimeout(() => hearMessage(ghost, true), 250);
  return {
    done: () => { clearTimeout(timer); dropMessage(id); },
    failed: () => { clearTimeout(timer); timer = null; hearMessage({ ...ghost, ghost: "failed" }, true); setTimeout(() => dropMessage(id), 9000); },
  };
}

function reset(key, found) {
  shown = key;
  messages = found;
  nodes = new Map();
  complete = found.length < PAGE;
  below = 0;
  showPill();
  byId("log").replaceChildren();
  for (const message of messages) draw(message.id);
  arrange();
}

function insert(message) {
  const after = messages.findIndex((m) => BigInt(m.id) > BigInt(message.id));
  if (after < 0) messages.push(message);
  else messages.splice(after, 0, message);
}

function draw(id) {
  const message = messages.find((m) => m.id === id);
  const old = nodes.get(id);
  const focused = old?.contains(document.activeElement) ? document.activeElement.dataset.customId : null;
  const node = drawMessage(message, { reply: onReply, jump });
  nodes.set(id, node);
  if (old) old.replaceWith(node);
  if (focused) node.querySelector(`[data-custom-id="${CSS.escape(focused)}"]`)?.focus();
}

function redraw(id) {
  whenFree(() => nodes.has(id) && keeping(() => { draw(id); arrange(); }));
}

// Puts the nodes in order, with the beginning, the days and the line above what is new.
function arrange() {
  const log = byId("log");
  log.querySelectorAll(":scope > .rule, :scope > .begin").forEach((node) => node.remove());
  const wanted = complete ? [beginning()] : [];
  let before = null;
  for (const message of messages) {
    const date = new Date(message.timestamp);
    const isNewDay = !before || !sameDay(date, new Date(before.timestamp));
    if (isNewDay) wanted.push(h("li", { cls: "rule" }, day(date)));
    if (message.id === newFrom) wanted.push(h("li", { cls: "rule new" }, t("newMessages")));
    const node = nodes.get(message.id);
    node.classList.toggle("first", isNewDay || message.id === newFrom || !continues(message, before));
    wanted.push(node);
    before = message;
  }
  let place = log.firstChild;
  for (const node of wanted) {
    if (node === place) place = place.nextSibling;
    else log.insertBefore(node, place);
  }
}

function beginning() {
  const place = here();
  if (!place) return h("li", { cls: "begin" }, h("p", {}, t("noPlace")));
  const sign = h("div", { cls: "sign" }, icon(place.type === 1 ? "at" : isThread(place) || isForum(place) ? "thread" : "hash"));
  const words = place.type === 1 ? [title(place), t("dmBegins", title(place))] : isThread(place) ? [title(place), t("begins", title(place))] : [t("welcome", title(place)), t("begins", `#${title(place)}`)];
  const tags = tagsOf(place);
  return h("li", { cls: "begin" }, sign, h("h2", {}, words[0]), h("p", {}, words[1]), tags ? h("p", {}, tags) : null);
}

function tagsOf(post) {
  const known = places().find((c) => c.id === post.parent_id)?.available_tags ?? [];
  return known.filter((tag) => post.applied_tags?.includes(tag.id)).map((tag) => `[${tag.name}]`).join(" ");
}

// scrolling

function keeping(change) {
  const scroll = byId("scroll");
  if (stick) { change(); toBottom(); return; }
  const top = scroll.getBoundingClientRect().top;
  const anchor = messages.find((m) => nodes.get(m.id)?.getBoundingClientRect().bottom > top);
  const was = anchor && nodes.get(anchor.id).getBoundingClientRect().top;
  change();
  const now = anchor && nodes.get(anchor.id)?.getBoundingClientRect().top;
  if (now !== undefined) scroll.scrollTop += now - was;
}

function toBottom() {
  const scroll = byId("scroll");
  stick = true;
  below = 0;
  showPill();
  scroll.scrollTop = scroll.scrollHeight;
  scroll.scrollTop -= hiddenTop(scroll);
  lastTop = scroll.scrollTop;
}

// A private answer that is taller than the window is read from its top.
function hiddenTop(scroll) {
  const last = nodes.get(messages.at(-1)?.id);
  if (!last?.classList.contains("mine-only")) return 0;
  return Math.max(0, scroll.getBoundingClientRect().top - last.getBoundingClientRect().top);
}

// Only going up leaves the bottom; what grows below does not.
function scrolled() {
  const scroll = byId("scroll");
  const atBottom = scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight < SETTLE;
  stick = atBottom || (stick && scroll.scrollTop >= lastTop);
  lastTop = scroll.scrollTop;
  if (stick) { below = 0; markRead(); }
  showPill();
  if (scroll.scrollTop < 300) older();
}

async function older() {
  if (loading || complete || !messages.length) return;
  loading = true;
  const key = shown;
  const found = await call("history", { user: state.me, channel: state.channel, before: messages[0].id, limit: PAGE }).catch(() => []);
  if (key === shown) {
    keeping(() => {
      complete = found.length < PAGE;
      messages = [...found, ...messages];
      for (const message of found) draw(message.id);
      arrange();
    });
  }
  loading = false;
}

function showPill() {
  const pill = byId("pill");
  pill.hidden = stick;
  pill.textContent = below === 0 ? t("jump") : below === 1 ? t("oneBelow") : t("newBelow", below);
}

function jump(id) {
  const node = nodes.get(id);
  if (!node) return;
  stick = false;
  node.scrollIntoView({ block: "center" });
  node.classList.add("flash");
  setTimeout(() => node.classList.remove("flash"), 1600);
}

let reading = null;
function markRead() {
  if (!state.channel || document.hidden || !stick || reading) return;
  reading = setTimeout(() => {
    reading = null;
    call("read", { user: state.me, channel: state.channel }).catch(() => {});
  }, 250);
}
