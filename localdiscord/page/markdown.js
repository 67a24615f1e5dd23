// Discord's markdown, turned into elements. Text only ever becomes text nodes.

import { emojiFace, h } from "./dom.js";
import { stamp } from "./time.js";

const SAFE = /^https?:\/\//i;
const CUSTOM = /<a?:(\w{2,32}):(\d+)>/g;
const EMOJI_ONLY = /^(\p{Extended_Pictographic}|\p{Emoji_Component}|\s){1,30}$/u;

// names: { user(id), channel(id), role(id), me, openChannel(id), useCommand(name) }
export function markdown(text, names, { big = false } = {}) {
  const node = h("div", { cls: "md" });
  node.append(...blocks(text, names));
  const pictured = text.replace(CUSTOM, "⬛");
  if (big && EMOJI_ONLY.test(pictured) && /\p{Extended_Pictographic}/u.test(pictured)) node.classList.add("huge");
  return node;
}

export function plain(text, names) {
  return markdown(text.replace(CUSTOM, ":$1:"), names).textContent.replace(/\s+/g, " ").trim();
}

function blocks(text, names) {
  const found = [];
  const lines = text.split("\n");
  let paragraph = [];
  const flush = () => {
    if (paragraph.length) found.push(h("p", {}, inline(paragraph.join("\n"), names)));
    paragraph = [];
  };
  for (let i = 0; i < lines.length; ) {
    const block = codeBlock(lines, i) ?? quote(lines, i, names) ?? heading(lines, i, names) ?? list(lines, i, names);
    if (block) {
      flush();
      if (block.before) found.push(h("p", {}, inline(block.before, names)));
      found.push(block.node);
      if (block.rest) lines.splice(i + block.used, 0, block.rest);
      i += block.used;
    } else {
      paragraph.push(lines[i]);
      i += 1;
    }
  }
  flush();
  return found;
}

function codeBlock(lines, start) {
  const open = lines[start].indexOf("```");
  if (open < 0) return null;
  const rest = [lines[start].slice(open + 3), ...lines.slice(start + 1)].join("\n");
  const end = rest.indexOf("```");
  if (end < 0) return null;
  let code = rest.slice(0, end);
  const language = /^([a-z0-9+#.-]+)\n/i.exec(code);
  if (language) code = code.slice(language[0].length);
  const used = rest.slice(0, end).split("\n").length;
  const after = rest.slice(end + 3).split("\n")[0];
  const node = h("pre", {}, h("code", {}, code.replace(/^\n|\n$/g, "")));
  return { node, used, rest: after, before: lines[start].slice(0, open) };
}

function quote(lines, start, names) {
  if (lines[start].startsWith(">>> ")) {
    const all = [lines[start].slice(4), ...lines.slice(start + 1)].join("\n");
    return { node: h("blockquote", {}, blocks(all, names)), used: lines.length - start };
  }
  let end = start;
  while (end < lines.length && /^> ?/.test(lines[end]) && lines[end].startsWith("> ")) end += 1;
  if (end === start) return null;
  const inside = lines.slice(start, end).map((line) => line.slice(2)).join("\n");
  return { node: h("blockquote", {}, blocks(inside, names)), used: end - start };
}

function heading(lines, start, names) {
  const found = /^(#{1,3}|-#) +(.+)$/.exec(lines[start]);
  if (!found) return null;
  const tag = found[1] === "-#" ? "small" : `h${found[1].length}`;
  return { node: h(tag, {}, inline(found[2], names)), used: 1 };
}

function list(lines, start, names) {
  const item = (line) => /^( *)(?:([-*])|(\d{1,9})\.) +(.*)$/.exec(line ?? "");
  const first = item(lines[start]);
  if (!first) return null;
  const indent = first[1].length;
  const node = first[3] ? h("ol", { start: first[3] }) : h("ul");
  let i = start;
  while (i < lines.length) {
    const found = item(lines[i]);
    if (!found || found[1].length < indent) break;
    if (found[1].length === indent && Boolean(found[3]) !== Boolean(first[3])) break;
    if (found[1].length > indent && node.lastChild) {
      const inner = list(lines, i, names);
      node.lastChild.append(inner.node);
      i += inner.used;
    } else {
      node.append(h("li", {}, inline(found[4], names)));
      i += 1;
    }
  }
  return { node, used: i - start };
}

// Each rule: a pattern at the current place, and what it becomes.
const RULES = [
  [/^\\([^\w\s])/, (m) => m[1]],
  [/^(`+)([^`]|[^`][\s\S]*?[^`])\1(?!`)/, (m) => h("code", {}, m[2].trim() || m[2])],
  [/^<(https?:\/\/[^\s<>]+)>/i, (m, names) => link(m[1], m[1], names)],
  [/^\[((?:\\.|[^\]\\])+)\]\(<?(https?:\/\/[^\s<>)]+)>?(?: +"[^"]*")?\)/i, (m, names) => link(m[2], inline(m[1], names), names)],
  [/^https?:\/\/[^\s<>]*[^\s<>.,:;"')\]]/i, (m, names) => link(m[0], m[0], names)],
  [/^<@!?(\d+)>/, (m, names) => mention(`@${names.user(m[1])}`, m[1] === names.me)],
  [/^<@&(\d+)>/, (m, names) => mention(`@${names.role(m[1])}`)],
  [/^<#(\d+)>/, (m, names) => pressable(`#${names.channel(m[1])}`, () => names.openChannel(m[1]))],
  [/^<\/([^:>]+):\d+>/, (m, names) => pressable(`/${m[1]}`, () => names.useCommand(m[1]))],
  [/^<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/, (m) => stamp(Number(m[1]), m[2])],
  [/^<a?:(\w{2,32}):(\d+)>/, (m) => emojiFace({ name: m[1], id: m[2] })],
  [/^@(everyone|here)\b/, (m) => mention(m[0], true)],
  [/^\|\|([\s\S]+?)\|\|/, (m, names) => spoiler(inline(m[1], names))],
  [/^\*\*\*(?=\S)([\s\S]+?)\*\*\*/, (m, names) => h("em", {}, h("strong", {}, inline(m[1], names)))],
  [/^\*\*(?=\S)([\s\S]+?)\*\*(?!\*)/, (m, names) => h("strong", {}, inline(m[1], names))],
  [/^__(?=\S)([\s\S]+?)__(?!_)/, (m, names) => h("u", {}, inline(m[1], names))],
  [/^~~(?=\S)([\s\S]+?)~~/, (m, names) => h("s", {}, inline(m[1], names))],
  [/^\*(?=[^\s*])((?:\*\*|[^*])+?)\*(?!\*)/, (m, names) => h("em", {}, inline(m[1], names))],
  [/^_(?=[^\s_])([\s\S]*?[^\s_])_(?!\w)/, (m, names, before) => (/\w$/.test(before) ? null : h("em", {}, inline(m[1], names)))],
];

function inline(text, names) {
  const found = [];
  let words = "";
  for (let i = 0; i < text.length; ) {
    const made = special(text, i, names);
    if (made) {
      if (words) found.push(words);
      words = "";
      found.push(made.node);
      i += made.used;
    } else {
      words += text[i];
      i += 1;
    }
  }
  if (words) found.push(words);
  return found;
}

function special(text, at, names) {
  if (/[\w\s]/.test(text[at]) && text[at] !== "_" && text[at] !== "h") return null;
  const rest = text.slice(at);
  for (const [pattern, make] of RULES) {
    const match = pattern.exec(rest);
    const node = match && make(match, names, text.slice(0, at));
    if (node) return { node, used: match[0].length };
  }
  return null;
}

const JUMP = /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/;

// A link to a place in the chat, as Discord's own clients open it: [channel, message], or null.
export const placeOf = (url) => JUMP.exec(url)?.slice(1) ?? null;

function link(url, words, names) {
  const place = placeOf(url);
  if (place) {
    const shown = words === url ? `#${names.channel(place[0])}${place[1] ? " › 💬" : ""}` : words;
    return pressable(shown, () => names.openChannel(...place));
  }
  return SAFE.test(url) ? h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, words) : h("span", {}, words);
}

const mention = (words, me = false) => h("span", { cls: `mention ${me ? "me" : ""}` }, words);
// Not a button element: that would not wrap like the words around it.
const pressable = (words, onclick) =>
  h("span", { cls: "mention", role: "button", tabindex: "0", onclick, onkeydown: (e) => e.key === "Enter" && onclick(e) }, words);

function spoiler(children) {
  const reveal = () => node.setAttribute("aria-expanded", "true");
  const props = { cls: "spoiler", role: "button", tabindex: "0", "aria-expanded": "false", onclick: reveal };
  const node = h("span", { ...props, onkeydown: (e) => e.key === "Enter" && reveal() }, children);
  return node;
}
