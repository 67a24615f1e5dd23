// Puts the page together: the connection, the sidebar, the log, the composer and the keys.

import { beginCommand, commandsChanged, drawComposer, focusComposer, hideTyping, replyTo, showTyping, startComposer } from "./composer.js";
import { byId, whenFree } from "./dom.js";
import { connect, onConnection, onEvent } from "./live.js";
import { dropMessage, hearMessage, openLog, openTarget, placesChanged, startLog } from "./log.js";
import { closeMenus, drawSidebar, drawer, setTheme } from "./sidebar.js";
import { become, boot, names, onChange, places, refresh, refreshSoon, reloadCommands, state } from "./state.js";
import { t } from "./text.js";
import { tick } from "./time.js";

const wide = matchMedia("(min-width: 761px)");
let started = false;
let spoken = null;
let known = ""; // the places, by id and name

setTheme(localStorage.getItem("theme") ?? (matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark"));

onConnection(async (up) => {
  tell(up ? null : t("offline"));
  if (!up) return;
  if (!started) { await boot(); started = true; } else { await refresh(); await openLog(); }
});

onChange(async (what) => {
  if (what === "commands") { commandsChanged(); return; }
  if (what === "ready") { byId("app").setAttribute("aria-busy", "false"); return; }
  if (what.command) { beginCommand(what.command); return; }
  if ("target" in Object(what)) { await openTarget(); return; }
  whenFree(drawSidebar);
  noticePlaces();
  if (what === "channel") {
    byId("app").setAttribute("aria-busy", "true");
    hideTyping();
    drawComposer();
    await openLog();
    if (wide.matches && !document.querySelector("dialog[open], .menu")) focusComposer();
  } else if (spoken !== `${state.me}${state.view.me.locale}`) {
    const first = spoken === null || !spoken.startsWith(state.me);
    spoken = `${state.me}${state.view.me.locale}`;
    if (!first) { drawComposer(); await openLog(); }
  }
});

function noticePlaces() {
  const now = places().map((c) => `${c.id}${c.name}`).join();
  if (known !== now) placesChanged();
  known = now;
}

onEvent((event) => {
  if (!started) return;
  switch (event.event) {
    case "message": hear(event); break;
    case "gone": dropMessage(event.id); refreshSoon(); break;
    case "typing": if (event.channel === state.channel) showTyping(names.user(event.user)); break;
    case "commands": reloadCommands(); break;
    case "read": if (event.user === state.me) refreshSoon(); break;
    case "channel": case "guild": case "user": refreshSoon(); break;
  }
});

function hear({ message, new: isNew, filled }) {
  const forMe = message.only === null || message.only === state.me;
  if (forMe && places().some((c) => c.id === message.channel_id)) {
    hearMessage(message, isNew);
    if (message.channel_id === state.channel && message.author.bot) hideTyping();
  }
  if (isNew || filled) refreshSoon();
}

function tell(words) {
  const notice = byId("notice");
  notice.hidden = !words;
  notice.textContent = words ?? "";
}

// keys and clicks that belong to the whole page

const TAKES_KEYS = "input, textarea, dialog, [role='dialog'], [role='listbox'], [role='menu'], .command";

document.addEventListener("keydown", (event) => {
  if (event.altKey && /^[1-9]$/.test(event.key)) {
    const person = state.view?.people[Number(event.key) - 1];
    if (person) { event.preventDefault(); closeMenus(); become(person.id, state.channel); }
  } else if (event.altKey && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
    event.preventDefault();
    const rows = [...document.querySelectorAll(".place")];
    const at = rows.findIndex((row) => row.dataset.id === state.channel);
    rows[(at + (event.key === "ArrowDown" ? 1 : -1) + rows.length) % rows.length]?.click();
  } else if (event.key === "Escape") {
    closeMenus();
    drawer(false);
  } else if (event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !document.activeElement.closest(TAKES_KEYS)) {
    focusComposer();
  }
});

document.addEventListener("pointerdown", (event) => {
  if (!event.target.closest(".menu, [aria-haspopup='menu']")) closeMenus();
});

byId("scrim").addEventListener("click", () => drawer(false));
setInterval(tick, 1000);

startComposer();
startLog(replyTo);
connect();
