import { PRESSED, type EarlyVisit } from "../lib/earlyEvents";
import { answerEarly, openMenu, toggleMenu } from "./answerEarly";

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
 * Answers clicks, submits and Escape that come before the page's scripts where that needs no React,
 * and queues the rest; `replayEarlyEvents` of the app replays them.
 */
export function queueEarlyEvents(visit: EarlyVisit): void {
  let patience: unknown;
  const keep = (event: Event) => {
    const { type, target, key } = event as KeyboardEvent & { target: Element };
    if (visit.isOver || visit.repeated === event || (key && key !== "Escape")) return;
    const element = target.closest("button") ?? target;
    const isAnswerable = !visit.isTakenOver && type !== "submit";
    const menu = isAnswerable ? openMenu() : undefined;
    // Escape closes the menu, and so does a press on anything else.
    if (menu && (key || menu !== element)) {
      toggleMenu(menu);
      if (key) return menu.focus();
    }
    if (!key && !needsScripts(type, element)) return;
    if (!key) {
      event.preventDefault();
      event.stopPropagation();
      if (isAnswerable && answerEarly(element)) return;
      element.setAttribute(PRESSED, "");
    }
    visit.events.push({ type, element: key ? target : element, key });
    patience ??= setTimeout(visit.giveUp, PATIENCE_MS);
  };
  for (const type of ["click", "submit", "keydown"]) addEventListener(type, keep, true);
}
