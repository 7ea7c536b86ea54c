import { followLink } from "../../lib/followLink";
import { PRESSED } from "../../theme/pageState";
import type { EarlyVisit } from "../earlyEvents";
import { answerEarly, openMenu, toggleMenu } from "./answerEarly";

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
 * Handles clicks and submits that arrive before the page's scripts: at once if that does not need React, otherwise
 * queued for `replayEarlyEvents` in the app. Escape closes the menu; nothing else is open that needs scripts to close.
 */
export function queueEarlyEvents(visit: EarlyVisit): void {
  let pressBegan: EventTarget | null;
  const handleEvent = (event: MouseEvent & { target: Element }) => {
    const { type, target, detail } = event;
    if (visit.isOver || visit.repeated === event) return;
    // The second click of the two that opened the dialog, or the end of a press that selects its words.
    if (target.matches("dialog") && (detail > 1 || pressBegan !== target)) return;
    const element = target.closest("button") ?? target;
    visit.pressed = element;
    const isAnswerable = !visit.isTakenOver && type !== "submit";
    if (isAnswerable) {
      const menu = openMenu();
      if (menu && menu !== element) toggleMenu(menu);
      followLink(event);
    }
    if (!needsScripts(type, element)) return;
    event.stopPropagation();
    if (isAnswerable && answerEarly(element)) return;
    element.setAttribute(PRESSED, "");
    visit.events.push({ type, element, top: scrollY });
  };
  addEventListener("pointerdown", ({ target }) => (pressBegan = target), true);
  for (const type of ["click", "submit"])
    addEventListener(type, handleEvent as EventListener, true);
  addEventListener("keydown", ({ key }) => {
    const menu = openMenu();
    if (visit.isTakenOver || key !== "Escape" || !menu) return;
    toggleMenu(menu);
    menu.focus();
  });
}
