// What the page knows: who one is, what that person sees, and where they are.

import { call } from "./live.js";
import { speak, t } from "./text.js";

export const state = {
  me: null, // the person's id
  view: null, // what they see: guilds, channels, direct messages, people
  channel: null, // where they are
  target: null, // the message they want to see there
  badges: {},
  commands: [],
};

const listeners = new Set();
export const onChange = (listener) => listeners.add(listener);
const changed = (what) => Promise.all([...listeners].map((listener) => listener(what)));

export async function boot() {
  const wanted = readHash();
  const world = await call("world_state");
  if (!world.people.length) return;
  const known = world.people.some((p) => p.id === wanted.person);
  await become(known ? wanted.person : world.people[0].id, wanted.channel);
}

export async function become(person, channel = null) {
  state.me = person;
  await refresh();
  const place = place_(channel) ?? place_(remembered(person)) ?? firstPlace();
  await go(place?.id ?? null);
}

export async function go(channel) {
  if (channel && !place_(channel)) await refresh(); // it may be younger than what is known
  if (channel && !place_(channel)) return;
  state.channel = channel;
  if (channel) sessionStorage.setItem(`at:${state.me}`, channel);
  writeHash();
  await Promise.all([changed("channel"), reloadCommands()]);
  changed("ready");
}

export async function refresh() {
  const [view, badges] = await Promise.all([call("person_view", { user: state.me }), call("badges")]);
  if (view.me.id !== state.me) return;
  state.view = view;
  state.badges = badges;
  speak(view.me.locale);
  if (state.channel && !place_(state.channel)) state.channel = firstPlace()?.id ?? null;
  changed("view");
}

export async function reloadCommands() {
  const { me, channel } = state;
  const commands = channel ? await call("commands_for", { user: me, channel }).catch(() => []) : [];
  if (me !== state.me || channel !== state.channel) return;
  state.commands = commands;
  changed("commands");
}

let pending = null;
export function refreshSoon() {
  if (!pending) pending = setTimeout(() => { pending = null; refresh().catch(() => {}); }, 120);
}

// looking things up

export const places = () => [...state.view.guilds.flatMap((g) => g.channels), ...state.view.dms];
export const here = () => place_(state.channel);
export const guildHere = () => state.view.guilds.find((g) => g.id === here()?.guild_id) ?? null;
export const isForum = (place) => place.type === 15;
export const isThread = (place) => place.type >= 10 && place.type <= 12;

export function person(id) {
  if (id === state.view.bot.id) return state.view.bot;
  return state.view.people.find((p) => p.id === id) ?? null;
}

export function peopleHere() {
  const guild = guildHere();
  const everybody = [...state.view.people, state.view.bot];
  return guild ? everybody.filter((p) => guild.members.includes(p.id)) : everybody.filter((p) => p.bot || p.id === state.me);
}

export function title(place) {
  return place.type === 1 ? state.view.bot.name : place.name;
}

export const names = {
  get me() { return state.me; },
  user: (id) => person(id)?.name ?? t("unknownUser"),
  role: (id) => guildHere()?.roles.find((r) => r.id === id)?.name ?? "?",
  channel: (id) => places().find((c) => c.id === id)?.name ?? t("unknownChannel"),
  openChannel: (id, message = null) => {
    state.target = message;
    if (id === state.channel) changed({ target: message });
    else go(id);
  },
  useCommand: (name) => changed({ command: name }),
};

function place_(id) {
  return places().find((c) => c.id === id && c.type !== 4) ?? null;
}

function firstPlace() {
  return places().find((c) => c.type === 0) ?? places()[0] ?? null;
}

const remembered = (who) => sessionStorage.getItem(`at:${who}`);

function readHash() {
  const [person, channel] = location.hash.slice(1).split("/");
  return { person, channel };
}

function writeHash() {
  const hash = `#${state.me}/${state.channel ?? ""}`;
  if (location.hash !== hash) history.pushState(null, "", hash);
}

window.addEventListener("popstate", () => {
  const wanted = readHash();
  if (wanted.person && wanted.person !== state.me) become(wanted.person, wanted.channel);
  else if (wanted.channel && wanted.channel !== state.channel) go(wanted.channel);
});
