import { PRESSED, type EarlyVisit } from "../lib/earlyEvents";

/** How long a pressed control may look as if it worked while scripts do not come, in ms. */
const PATIENCE_MS = 20_000;

/** Whether it takes scripts to do what was asked for; the rest the browser does itself. */
const needsScripts = (type: string, element: Element) =>
  type === "submit" ||
  // A click on a dialog itself is one on its backdrop.
  (element.matches("button,dialog") &&
    // A submit event follows once the fields are found valid, and `commandfor` opens the dialog.
    (element as HTMLButtonElement).type !== "submit" &&
    !(element as { commandForElement?: Element }).commandForElement);

/**
 * Keeps clicks and submits that come before the page's scripts do; `repeatEarlyEvents` of the app
 * repeats them. Escape takes back what they asked for.
 */
export function keepEarlyEvents(visit: EarlyVisit): void {
  let patience: unknown;
  const keep = (event: Event) => {
    const { type, target, key } = event as KeyboardEvent & { target: Element };
    if (visit.isOver || visit.repeated === event) return;
    const element = target.closest("button") ?? target;
    if (key ? key !== "Escape" : !needsScripts(type, element)) return;
    if (!key) {
      event.preventDefault();
      event.stopPropagation();
      element.setAttribute(PRESSED, "");
    }
    visit.events.push({ type, element: key ? target : element, key });
    patience ??= setTimeout(visit.giveUp, PATIENCE_MS);
  };
  for (const type of ["click", "submit", "keydown"]) addEventListener(type, keep, true);
}
