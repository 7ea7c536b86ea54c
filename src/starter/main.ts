/**
 * The starter, inline in every page and the same in all. It keeps what is pressed before the page's
 * scripts have come, and fetches these at the visitor's first sign, or when nothing happens for a
 * while. Where they do not come, the page without scripts stands there.
 */
import { EARLY_EVENTS_KEY, type EarlyVisit } from "../lib/earlyEvents";
import { fetchPage } from "./fetchPage";
import { keepEarlyEvents } from "./keepEarlyEvents";

/** How long after loading a page without a sign gets its scripts, in ms. */
const IDLE_MS = 8000;

const { dataset } = document.currentScript as HTMLScriptElement;
let isStarted = false;

const visit: EarlyVisit = {
  events: [],
  giveUp() {
    if (!visit.isOver) document.documentElement.classList.remove("js");
  },
};
window.earlyVisit = visit;

function start() {
  if (isStarted) return;
  isStarted = true;
  addEventListener("error", visit.giveUp);
  addEventListener("unhandledrejection", visit.giveUp);
  fetchPage(visit, dataset.needs ?? "");
}

for (const sign of ["pointerdown", "pointermove", "wheel", "keydown", "click"])
  addEventListener(sign, start, true);
keepEarlyEvents(visit);

addEventListener("load", () => {
  const visitor = navigator as { connection?: { saveData?: boolean } };
  if (!visitor.connection?.saveData) setTimeout(() => document.hidden || start(), IDLE_MS);
  if (sessionStorage.getItem(EARLY_EVENTS_KEY)) start();
});
