/**
 * The script loader, inline in the head of every page. It queues events until the page's scripts have loaded, and
 * loads them on the visitor's first interaction, when the page scrolls, or after an idle period. If they fail to load,
 * the page without scripts remains.
 */
import type { PageFiles } from "../../lib/inlinePlace";
import { SCRIPTED } from "../../theme/pageState";
import type { EarlyVisit } from "../earlyEvents";
import { fetchPage, prefetch } from "./fetchPage";
import { findPlace } from "./findPlace";
import { queueEarlyEvents } from "./queueEarlyEvents";

/** Without an interaction, the scripts are loaded this long after the load event, in ms. */
const IDLE_MS = 8000;

/**
 * The scripts and the page's data are prefetched, but not run, this long after the load event, in ms, so that an
 * interaction finds them in the cache.
 */
const PREFETCH_MS = 3000;

const { scripts, page } = (document.currentScript as HTMLScriptElement)
  .dataset as unknown as PageFiles;
const files = scripts.split(" ");
const { saveData, effectiveType = "" } =
  (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {};

// The theme's script adds the class.
const isSupported = document.documentElement.classList.contains(SCRIPTED);

export const visit: EarlyVisit = {
  events: [],
  giveUp() {
    if (!visit.isTakenOver) document.documentElement.classList.remove(SCRIPTED);
  },
};
window.earlyVisit = visit;

/** A link needs no script, and scripts would compete with its page for CPU and bandwidth. */
const isOnLink = ({ target }: Event) =>
  // `window` has no `closest`.
  (target as Partial<Element> | null)?.closest?.("a[href]");

/** Loads the scripts, if the browser supports them; an interaction with a link does not. */
export function load(interaction?: Event) {
  if (visit.page || !isSupported || (interaction && isOnLink(interaction))) return;
  // An error of another program is no reason: a form in use would vanish while our scripts are still on their way.
  addEventListener("error", ({ filename }) => {
    if (files.some((file) => filename?.endsWith(file))) visit.giveUp();
  });
  fetchPage(visit, files, page);
}

/** Loads the scripts without an interaction, unless the visitor saves data. */
export function start() {
  if (!saveData) load();
}

addEventListener("DOMContentLoaded", findPlace);

if (isSupported) {
  for (const type of ["pointerdown", "pointermove", "wheel", "keydown", "click"])
    addEventListener(type, load, true);
  // Also by the browser itself: the page opens at an anchor, or at the place where it was left.
  addEventListener("scroll", start);
  queueEarlyEvents(visit);

  addEventListener("load", () => {
    if (saveData) return;
    if (!/2g/.test(effectiveType))
      setTimeout(() => visit.page ?? prefetch([...files, page]), PREFETCH_MS);
    setTimeout(() => document.hidden || start(), IDLE_MS);
  });
}
