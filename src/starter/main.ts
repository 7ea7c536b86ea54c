/**
 * The inline script at the end of every page. It fetches Gatsby's scripts at the visitor's first
 * sign, or when nothing happens for a while; its own element says which they are. Where they fail or
 * do not come, the page without scripts stands there.
 */
import { EARLY_EVENTS_KEY, type EarlyVisit } from "../lib/earlyEvents";
import { mendAddress } from "../lib/mendAddress";
import { fetchPage } from "./fetchPage";
import { keepEarlyEvents } from "./keepEarlyEvents";

/** How long after loading a page without a sign gets its scripts, in ms. */
const IDLE_MS = 8000;

/** How long the page may look as if its controls worked while scripts do not come, in ms. */
const PATIENCE_MS = 20_000;

const page = { ...(document.currentScript as HTMLScriptElement).dataset };
const visit: EarlyVisit = { events: [] };
let isStarted = false;

function standWithoutScripts() {
  if (!visit.isOver) document.documentElement.classList.remove("js");
}

function start() {
  if (isStarted) return;
  isStarted = true;
  for (const fault of ["error", "unhandledrejection"]) addEventListener(fault, standWithoutScripts);
  setTimeout(standWithoutScripts, PATIENCE_MS);
  fetchPage(page, standWithoutScripts);
}

mendAddress();
window.earlyVisit = visit;
keepEarlyEvents(visit);
for (const sign of ["pointerdown", "pointermove", "wheel", "keydown", "click"])
  addEventListener(sign, start, true);

addEventListener("load", () => {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!connection?.saveData) setTimeout(() => document.hidden || start(), IDLE_MS);
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (entry?.type === "reload" && sessionStorage.getItem(EARLY_EVENTS_KEY)?.[2]) start();
});
