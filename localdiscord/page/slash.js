// The bot's commands as a person reads them: in their language, one line for each thing that can be typed.

import { guildHere, peopleHere, state } from "./state.js";
import { t } from "./text.js";

const SLASH = 1;
export const SUB = 1;
export const GROUP = 2;

export function local(body, field) {
  const { locale } = state.view.me;
  const table = body[`${field}_localizations`] ?? {};
  return table[locale] ?? table[locale.split("-")[0]] ?? body[field];
}

export function leaves() {
  return state.commands.filter((command) => command.type === SLASH).flatMap((command) => walk(command, [], []));
}

function walk(body, path, shown) {
  const here = [...path, body.name];
  const words = [...shown, local(body, "name")];
  const inner = (body.options ?? []).filter((o) => o.type === SUB || o.type === GROUP);
  if (inner.length) return inner.flatMap((option) => walk(option, here, words));
  return [{ path: here.join(" "), words: words.join(" "), description: local(body, "description"), options: (body.options ?? []).map(describe) }];
}

function describe(option) {
  return {
    ...option, shown: local(option, "name"), about: local(option, "description"),
    choices: (option.choices ?? []).map((c) => ({ label: local(c, "name"), value: c.value })),
  };
}

// The best first; among equals as the bot lists them, what is used most often first.
export function fitting(typed) {
  const wanted = typed.toLowerCase().replace(/\s+/g, " ").trimStart();
  const scored = leaves().map((leaf) => ({ leaf, score: score(leaf, wanted) }));
  return scored.filter((s) => s.score < 9).sort((a, b) => a.score - b.score).map((s) => s.leaf);
}

function score(leaf, wanted) {
  for (const [i, name] of [leaf.words, leaf.path].entries()) {
    if (name.startsWith(wanted)) return i;
    if (name.split(" ").some((word) => word.startsWith(wanted))) return 2 + i;
    if (wanted.length > 1 && name.includes(wanted)) return 4 + i;
  }
  return 9;
}

export const exact = (typed) => leaves().find((leaf) => leaf.words === typed || leaf.path === typed) ?? null;

// What can stand in an option without asking the bot; null when anything may be typed.
export function offers(option) {
  if (option.choices.length) return option.choices;
  switch (option.type) {
    case 5: return [{ label: t("yes"), value: true }, { label: t("no"), value: false }];
    case 6: return people();
    case 9: return [...people(), ...roles()];
    case 7: return rooms(option);
    case 8: return roles();
    default: return null;
  }
}

const people = () => peopleHere().map((p) => ({ label: p.name, value: p.id, person: p, about: `@${p.handle}` }));
const roles = () => (guildHere()?.roles ?? []).map((r) => ({ label: r.name, value: r.id }));

function rooms(option) {
  const kinds = option.channel_types;
  const all = (guildHere()?.channels ?? []).filter((c) => (kinds?.length ? kinds.includes(c.type) : c.type !== 4));
  return all.map((c) => ({ label: `#${c.name}`, value: c.id }));
}
