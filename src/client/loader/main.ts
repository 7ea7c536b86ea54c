/**
 * The script loader, inline in the head of every page. It queues events until the page's scripts have loaded, and
 * loads them on the visitor's first interaction, when the page scrolls, or after an idle period. If they fail to load,
 * the page without scripts remains.
 */
import type { PageFiles } from "../../lib/inlinePlace";
import type { EarlyVisit } from "../earlyEvents";
import { navigationType } from "../navigationType";
import { fetchPage, prefetchScripts } from "./fetchPage";
import { findPlace } from "./findPlace";
import { queueEarlyEvents } from "./queueEarlyEvents";

/** Without an interaction, the scripts are loaded this long after the load event, in ms. */
const IDLE_MS = 8000;

/**
 * The scripts are prefetched, but not run, this long after the load event, in ms, so that an interaction
 * finds them in the cache.
 */
const PREFETCH_MS = 3000;

const { scripts = "", page = "" } = (document.currentScript as HTMLScriptElement)
  .dataset as Partial<PageFiles>;
const files = scripts.split(" ");
const { saveData, effectiveType } =
  (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {};
let isStarted = false;

const visit: EarlyVisit = {
  events: [],
  giveUp() {
    if (!visit.isTakenOver) document.documentElement.classList.remove("js");
  },
};
window.earlyVisit = visit;

/** A link needs no script, and scripts would compete with its page for CPU and bandwidth. */
const isOnLink = ({ target }: Event) =>
  // `window` has no `closest`.
  (target as Partial<Element> | null)?.closest?.("a[href]");

function load(interaction?: Event) {
  if (isStarted || (interaction && isOnLink(interaction))) return;
  isStarted = true;
  // An error of another program is no reason: a form in use would vanish while our scripts are still on their way.
  addEventListener("error", ({ filename }) => {
    if (files.some((file) => filename?.endsWith(file))) visit.giveUp();
  });
  fetchPage(visit, files, page);
}

/** Loads the scripts without an interaction, unless the visitor saves data. */
export function start() {
  if (!saveData && document.documentElement.classList.contains("js")) load();
}

addEventListener("DOMContentLoaded", findPlace);

// The theme's script adds the class if the browser supports the page's scripts.
if (document.documentElement.classList.contains("js")) {
  for (const type of ["pointerdown", "pointermove", "wheel", "keydown", "click"])
    addEventListener(type, load, true);
  // Also by the browser itself: the page opens at an anchor, or at the place where it was left.
  addEventListener("scroll", start);
  queueEarlyEvents(visit);

  // Without scripts, the answer on the page would not be that of the address (`#gas=12.5`), or of the fields that the
  // browser restores.
  addEventListener("DOMContentLoaded", () => {
    const isBack = document.forms.length > 0 && navigationType() !== "navigate";
    if (location.hash.includes("=") || isBack) load();
  });

  addEventListener("load", () => {
    if (saveData) return;
    if (!/2g/.test(String(effectiveType)))
      setTimeout(() => isStarted || prefetchScripts(files), PREFETCH_MS);
    setTimeout(() => document.hidden || start(), IDLE_MS);
  });
}
