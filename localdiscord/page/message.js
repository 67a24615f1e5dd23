// One message: who, when, what it answers, its words, pictures, embeds, parts and reactions.

import { appsMenu } from "./apps.js";
import { avatar, dots, h, icon, iconButton, toast } from "./dom.js";
import { call } from "./live.js";
import { markdown, plain } from "./markdown.js";
import { drawComponents, fileCard, hasFailed, picture } from "./parts.js";
import { go, names, person, state } from "./state.js";
import { t } from "./text.js";
import { clock, full, nearby } from "./time.js";

const LOADING = 128;
const EPHEMERAL = 64;
const V2 = 32768;

// wishes: { reply(message), jump(id) }
export function drawMessage(message, wishes) {
  if ([6, 18].includes(message.type)) return systemLine(message);
  if (message.type === 21) return starter(message, wishes);
  const mine = Boolean(message.flags & EPHEMERAL);
  const pinged = message.mention_everyone || message.mentions.some((u) => u.id === state.me);
  const cls = `msg ${mine ? "mine-only" : pinged ? "pinged" : ""} ${message.ghost ? "ghost" : ""}`;
  const date = new Date(message.timestamp);
  return h("li", { cls, data: { id: message.id } },
    bar(message, wishes),
    h("div", { cls: "gutter" }, avatar(message.author), h("time", {}, clock(date))),
    h("div", { cls: "body" }, byline(message, date), content(message), mine && !message.ghost ? eyes(message) : null, failure(message)),
    message.ghost ? null : actions(message, mine, wishes));
}

export const author = (user) => user.global_name || person(user.id)?.name || user.username;

// Whether a message stands under its predecessor without a new heading.
export function continues(message, before) {
  if (!before || message.author.id !== before.author.id || hasBar(message) || [6, 18, 21].includes(before.type)) return false;
  const sameEyes = (message.flags & EPHEMERAL) === (before.flags & EPHEMERAL);
  return sameEyes && new Date(message.timestamp) - new Date(before.timestamp) < 420_000;
}

const hasBar = (message) => Boolean(message.interaction) || message.type === 19;

function byline(message, date) {
  const tag = message.author.bot ? h("span", { cls: "tag" }, t("app")) : null;
  return h("div", { cls: "by" }, h("b", {}, author(message.author)), tag, h("time", { datetime: message.timestamp, title: full(date) }, nearby(date)));
}

function bar(message, wishes) {
  if (message.interaction) {
    const { user, name } = message.interaction;
    return h("div", { cls: "bar" }, avatar(user), h("span", { cls: "snip" }, h("b", {}, author(user)), t("usedBefore"), h("span", { cls: "cmd" }, `/${name}`), t("usedAfter")));
  }
  if (message.type !== 19) return null;
  const to = message.referenced_message;
  if (!to) return h("div", { cls: "bar" }, h("span", { cls: "snip" }, t("deleted")));
  return h("div", { cls: "bar" }, avatar(to.author), h("b", {}, author(to.author)), h("button", { cls: "snip", type: "button", onclick: () => wishes.jump(to.id) }, snippet(to)));
}

export const snippet = (message) => plain(message.content, names).slice(0, 120) || message.attachments[0]?.filename || "…";

function content(message) {
  if (message.flags & LOADING) return h("div", { cls: "thinking" }, dots(), t("thinking", author(message.author)));
  if (message.ghost) return message.ghost === "failed" ? h("div", { cls: "failed" }, icon("warn"), t("noResponse")) : h("div", { cls: "thinking" }, dots(), t("sending"));
  const isV2 = Boolean(message.flags & V2);
  const inEmbeds = new Set(message.embeds.flatMap((e) => [e.image?.url, e.thumbnail?.url]));
  const files = isV2 ? [] : message.attachments.filter((a) => !inEmbeds.has(a.url));
  return [
    message.content ? words(message) : null,
    attachments(files),
    (message.flags & 4 ? [] : message.embeds).map((embed) => drawEmbed(embed, message)),
    message.components.length ? drawComponents(message) : null,
    reactions(message),
    message.thread ? threadChip(message.thread) : null,
  ];
}

function words(message) {
  const node = markdown(message.content, names, { big: true });
  if (message.edited_timestamp) (node.lastElementChild ?? node).append(h("span", { cls: "edited", title: full(new Date(message.edited_timestamp)) }, t("edited")));
  return node;
}

function attachments(files) {
  const isPicture = (file) => file.content_type?.startsWith("image/") && file.width;
  const shots = files.filter(isPicture).map((a) => picture(a, a.description, a.filename.startsWith("SPOILER_")));
  const rest = files.filter((a) => !isPicture(a)).map((a) => fileCard(a.url, a.filename, a.size));
  return [shots.length ? h("div", { cls: `pictures ${shots.length > 1 ? "many" : ""}` }, shots) : null, rest];
}

function drawEmbed(embed, message) {
  const colour = embed.color ? { "border-left-color": `#${embed.color.toString(16).padStart(6, "0")}` } : {};
  const altOf = (media) => message.attachments.find((a) => a.url === media.url)?.description;
  const heading = embed.url ? h("a", { href: embed.url, target: "_blank", rel: "noopener" }, embed.title) : embed.title;
  return h("div", { cls: "embed", style: colour },
    embed.author ? h("div", { cls: "author" }, embed.author.icon_url ? h("img", { src: embed.author.icon_url, alt: "" }) : null, embed.author.name) : null,
    embed.title ? h("div", { cls: "title" }, heading) : null,
    embed.description ? markdown(embed.description, names) : null,
    embed.fields?.length ? fields(embed.fields) : null,
    embed.thumbnail ? h("div", { cls: "thumb" }, picture(embed.thumbnail, altOf(embed.thumbnail))) : null,
    embed.image ? h("div", { cls: "wide" }, picture(embed.image, altOf(embed.image))) : null,
    embed.footer || embed.timestamp ? footer(embed) : null);
}

function fields(list) {
  return h("div", { cls: "fields" }, list.map((field, i) => {
    const run = list.slice(i - (i % 3), i - (i % 3) + 3).filter((f) => f.inline).length;
    const cls = field.inline ? (run === 2 && list.length === 2 ? "inline half" : "inline") : "";
    const name = markdown(field.name, names);
    return h("div", { cls: `field ${cls}` }, h("b", {}, name), markdown(field.value, names));
  }));
}

function footer(embed) {
  const when = embed.timestamp ? nearby(new Date(embed.timestamp)) : null;
  const parts = [embed.footer?.text, when].filter(Boolean).join(" • ");
  return h("div", { cls: "foot" }, embed.footer?.icon_url ? h("img", { src: embed.footer.icon_url, alt: "" }) : null, parts);
}

function reactions(message) {
  if (!message.reactions?.length) return null;
  return h("div", { cls: "reactions" }, message.reactions.map(({ emoji, count, who }) => {
    const mine = who?.includes(state.me) ?? false;
    const flip = () => react(message, emoji.name, !mine);
    return h("button", { cls: "reaction", type: "button", "aria-pressed": String(mine), onclick: flip }, emoji.name, h("span", {}, count));
  }));
}

function threadChip(thread) {
  const count = thread.message_count === 1 ? t("oneMessage") : t("seeThread", thread.message_count);
  return h("button", { cls: "chip", type: "button", onclick: () => go(thread.id) }, icon("thread"), h("b", {}, thread.name), h("span", {}, `${count} ›`));
}

function eyes(message) {
  const away = () => call("dismiss", { user: state.me, channel: message.channel_id, message: message.id });
  return h("div", { cls: "eyes" }, icon("eye"), t("onlyYou"), " · ", h("button", { type: "button", onclick: away }, t("dismiss")));
}

function failure(message) {
  return hasFailed(message.id) ? h("div", { cls: "failed", role: "alert" }, icon("warn"), t("failed")) : null;
}

function actions(message, mine, wishes) {
  if (mine) return null;
  const emoji = h("button", { cls: "icon", type: "button", "aria-label": t("react"), title: t("react"), onclick: () => react(message, "👍", true) }, h("span", {}, "👍"));
  const erase = () => call("erase", { user: state.me, channel: message.channel_id, message: message.id });
  return h("div", { cls: "actions" }, emoji, iconButton("reply", t("reply"), () => wishes.reply(message)),
    message.author.id === state.me ? iconButton("bin", t("remove"), erase) : null, appsMenu(message));
}

function react(message, emoji, add) {
  call("react", { user: state.me, channel: message.channel_id, message: message.id, emoji, add }).catch((wrong) => toast(wrong.message));
}

function systemLine(message) {
  const who = h("b", {}, author(message.author));
  const when = h("time", {}, nearby(new Date(message.timestamp)));
  const pinned = message.type === 6;
  const rest = pinned ? ` ${t("pinned")}` : [` ${t("startedThread")} `, h("button", { type: "button", onclick: () => go(message.message_reference.channel_id) }, message.content)];
  return h("li", { cls: "system", data: { id: message.id } }, icon(pinned ? "pin" : "thread"), h("div", {}, who, rest, " ", when));
}

function starter(message, wishes) {
  const origin = message.referenced_message;
  if (!origin) return h("li", { cls: "system", data: { id: message.id } }, icon("thread"), t("deleted"));
  const node = drawMessage({ ...origin, thread: undefined, components: still(origin.components), channel_id: origin.channel_id }, wishes);
  node.dataset.id = message.id;
  node.querySelector(".actions")?.remove();
  return node;
}

// What a message says, without what can be pressed: that stays where it was posted.
const ACTION_ROW = 1;
const still = (components) => components.filter((c) => c.type !== ACTION_ROW).map((c) => (c.components ? { ...c, components: still(c.components) } : c));
