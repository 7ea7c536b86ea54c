/**
 * The starter: it fetches Gatsby's scripts at the visitor's first sign, or when nothing happens for a
 * while. Its own element says what its page needs beside the scripts that all pages share.
 */
import { EARLY_EVENTS_KEY } from "../lib/earlyEvents";
import { mendAddress } from "../lib/mendAddress";
import { fetchPage, type SharedScripts } from "./fetchPage";

/** Put in by the build. */
declare const SHARED: SharedScripts;

/** How long after loading a page without a sign gets its scripts, in ms. */
const IDLE_MS = 8000;

const element = document.currentScript as HTMLScriptElement;
const visit = window.earlyVisit;
let isStarted = false;

function start() {
  if (isStarted || !visit) return;
  isStarted = true;
  for (const fault of ["error", "unhandledrejection"]) addEventListener(fault, visit.giveUp);
  fetchPage(SHARED, element, visit);
}

mendAddress();
for (const sign of ["pointerdown", "pointermove", "wheel", "keydown", "click"])
  addEventListener(sign, start, true);
if (visit?.events[0]) start();

addEventListener("load", () => {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!connection?.saveData) setTimeout(() => document.hidden || start(), IDLE_MS);
  if (sessionStorage.getItem(EARLY_EVENTS_KEY)) start();
});
