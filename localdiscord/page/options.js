// What a menu offers: its own options, or people, roles and channels of the place.

import { guildHere, peopleHere, state } from "./state.js";

const people = () => peopleHere().map((p) => ({ value: p.id, label: p.name, description: `@${p.handle}`, person: p }));
const roles = () => (guildHere()?.roles ?? []).map((r) => ({ value: r.id, label: r.name, emoji: { name: "◆" } }));

function rooms(part) {
  const kinds = part.channel_types;
  const all = guildHere()?.channels ?? state.view.dms;
  const fitting = all.filter((c) => (kinds?.length ? kinds.includes(c.type) : c.type !== 4));
  return fitting.map((c) => ({ value: c.id, label: c.name ?? "", emoji: { name: "#" } }));
}

export function selectOptions(part) {
  switch (part.type) {
    case 5: return preset(part, people());
    case 6: return preset(part, roles());
    case 7: return preset(part, [...people(), ...roles()]);
    case 8: return preset(part, rooms(part));
    default: return part.options;
  }
}

function preset(part, options) {
  const chosen = new Set((part.default_values ?? []).map((v) => v.id));
  return options.map((o) => ({ ...o, default: chosen.has(o.value) }));
}
