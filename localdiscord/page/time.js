// Times: beside messages, and Discord's <t:…> stamps, of which the relative ones tick.

import { h } from "./dom.js";
import { locale, t } from "./text.js";

const DAY = 86_400_000;
const UNITS = [["year", 31_536_000], ["month", 2_592_000], ["day", 86_400], ["hour", 3_600], ["minute", 60], ["second", 1]];
const FORMATS = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" }, S: { dateStyle: "short", timeStyle: "medium" },
};

export const clock = (date) => format(date, FORMATS.t);
export const day = (date) => format(date, FORMATS.D);
export const full = (date) => format(date, FORMATS.F);
export const sameDay = (a, b) => a.toDateString() === b.toDateString();

export function nearby(date) {
  const now = new Date();
  if (sameDay(date, now)) return t("today", clock(date));
  if (sameDay(date, new Date(now - DAY))) return t("yesterday", clock(date));
  return format(date, { dateStyle: "short", timeStyle: "short" });
}

export function stamp(seconds, style) {
  const date = new Date(seconds * 1000);
  const node = h("time", { datetime: date.toISOString(), title: full(date) });
  if (style === "R") node.dataset.relative = String(seconds);
  node.textContent = style === "R" ? relative(seconds) : format(date, FORMATS[style] ?? FORMATS.f);
  return node;
}

export function relative(seconds) {
  const away = seconds - Date.now() / 1000;
  const [unit, size] = UNITS.find(([, one]) => Math.abs(away) >= one) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(locale(), { numeric: "auto" }).format(Math.round(away / size), unit);
}

export function tick() {
  for (const node of document.querySelectorAll("time[data-relative]")) {
    node.textContent = relative(Number(node.dataset.relative));
  }
}

function format(date, options) {
  return new Intl.DateTimeFormat(locale(), options).format(date);
}
