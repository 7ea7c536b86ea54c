import { PRESSED } from "../../theme/pageState";
import type { EarlyVisit } from "../earlyEvents";
import { answerEarly, openMenu, toggleMenu } from "./answerEarly";
import { followOnPage } from "./followOnPage";

/** Whether the event needs scripts; the browser handles all others. */
const needsScripts = (type: string, element: Element) =>
  type === "submit" ||
  // A click whose target is the dialog itself was on its backdrop.
  (element.matches("button,dialog") &&
    // A submit button fires a submit event once the fields are valid, and `commandfor` opens the dialog
    // natively.
    (element as HTMLButtonElement).type !== "submit" &&
    !(element as { commandForElement?: Element }).commandForElement);

/**
 * Handles clicks, submits and Escape that arrive before the page's scripts: at once if that does not need
 * React, otherwise queued for `replayEarlyEvents` in the app.
 */
export function queueEarlyEvents(visit: EarlyVisit): void {
  let pressBegan: EventTarget | null;
  const handleEvent = (event: MouseEvent & KeyboardEvent & { target: Element }) => {
    const { type, target, key, detail } = event;
    if (visit.isOver || visit.repeated === event || (key && key !== "Escape")) return;
    // The second click of the two that opened the dialog, or the end of a press that selects its words.
    if (target.matches("dialog") && (detail > 1 || pressBegan !== target)) return;
    const element = target.closest("button") ?? target;
    if (!key) visit.pressed = element;
    const isAnswerable = !visit.isTakenOver && type !== "submit";
    const menu = isAnswerable ? openMenu() : undefined;
    // Escape closes the menu, and so does a click outside it.
    if (menu && (key || menu !== element)) {
      toggleMenu(menu);
      if (key) return menu.focus();
    }
    const link = isAnswerable && target.closest<HTMLAnchorElement>("a[href]");
    if (link && !key) followOnPage(event, link);
    if (!key && !needsScripts(type, element)) return;
    if (!key) {
      event.preventDefault();
      event.stopPropagation();
      if (isAnswerable && answerEarly(element)) return;
      element.setAttribute(PRESSED, "");
    }
    visit.events.push({ type, element: key ? target : element, key });
  };
  addEventListener("pointerdown", ({ target }) => (pressBegan = target), true);
  for (const type of ["click", "submit", "keydown"])
    addEventListener(type, handleEvent as EventListener, true);
}
