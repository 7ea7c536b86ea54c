import { navigationType } from "../navigationType";

/** The folded parts of the page that are closed. */
const closedParts = () => [...document.querySelectorAll<HTMLDetailsElement>("details:not([open])")];

/**
 * Opens the part that the address names, where the browser does not (WebKit before 2025): before anything is read, and
 * not after Back or a reload, when the browser has returned to another place.
 */
addEventListener("DOMContentLoaded", () => {
  if (navigationType() !== "navigate") return;
  const place = document.getElementById(location.hash.slice(1));
  const part = closedParts().find((closed) => closed.contains(place));
  if (!part) return;
  part.open = true;
  place?.scrollIntoView();
});

/** Opened for paper, where nobody can open them. */
let opened: HTMLDetailsElement[] = [];

addEventListener("beforeprint", () => {
  opened = closedParts();
  for (const part of opened) part.open = true;
});
addEventListener("afterprint", () => {
  for (const part of opened) part.open = false;
});
