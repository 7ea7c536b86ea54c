/**
 * The script loader, inline in every page and the same in all. It keeps what is pressed before the page's
 * scripts have come, and fetches these at the visitor's first sign, or when nothing happens for a
 * while. Where they do not come, the page without scripts stands there.
 */
import { EARLY_EVENTS_KEY, type EarlyVisit } from "../lib/earlyEvents";
import { fetchPage, prefetchScripts } from "./fetchPage";
import { queueEarlyEvents } from "./queueEarlyEvents";

/** How long after loading a page without a sign gets its scripts, in ms. */
const IDLE_MS = 8000;

/** How long after loading the scripts are fetched, but not run, so that a press finds them here, in ms. */
const PREFETCH_MS = 3000;

const { dataset } = document.currentScript as HTMLScriptElement;
let isStarted = false;

const visit: EarlyVisit = {
  events: [],
  giveUp() {
    if (!visit.isOver) document.documentElement.classList.remove("js");
  },
};
window.earlyVisit = visit;

/** A link needs no script, and would have to share processor and connection with them. */
const isOnLink = ({ target }: Event) =>
  // The window itself has no such method.
  (target as Partial<Element> | null)?.closest?.("a[href]");

function start(sign?: Event) {
  if (isStarted || (sign && isOnLink(sign))) return;
  isStarted = true;
  addEventListener("error", visit.giveUp);
  addEventListener("unhandledrejection", visit.giveUp);
  fetchPage(visit, dataset.needs ?? "");
}

// The early script has put it there if the browser can run the page's scripts.
if (document.documentElement.classList.contains("js")) {
  for (const sign of ["pointerdown", "pointermove", "wheel", "keydown", "click"])
    addEventListener(sign, start, true);
  queueEarlyEvents(visit);

  addEventListener("load", () => {
    const { connection } = navigator as {
      connection?: { saveData?: boolean; effectiveType?: string };
    };
    if (!connection?.saveData) {
      if (!/2g/.test(String(connection?.effectiveType))) setTimeout(prefetchScripts, PREFETCH_MS);
      setTimeout(() => document.hidden || start(), IDLE_MS);
    }
    try {
      if (sessionStorage.getItem(EARLY_EVENTS_KEY)) start();
    } catch {
      // The browser forbids the storage; then there is nothing in it.
    }
  });
}
