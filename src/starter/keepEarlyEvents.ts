import { controls, EARLY_EVENTS_KEY, PRESSED, type EarlyVisit } from "../lib/earlyEvents";

/** The control whose work needs scripts; none where the browser itself does what was asked for. */
function controlOf({ type, target }: Event): Element | undefined {
  const element = target as Element;
  const button = element.closest<HTMLButtonElement & { commandForElement?: Element }>("button");
  // A submit event follows once the fields are found valid, and `commandfor` opens the dialog.
  if (button) return button.type === "submit" || button.commandForElement ? undefined : button;
  // A click on a dialog itself is one on its backdrop.
  return type === "submit" || element.tagName === "DIALOG" ? element : undefined;
}

/**
 * Keeps clicks and submits that come before the page's scripts do; `repeatEarlyEvents` of the app
 * repeats them. Escape takes back what they asked for.
 */
export function keepEarlyEvents(visit: EarlyVisit): void {
  const keep = (event: Event) => {
    const { type, target } = event;
    if (visit.isOver || visit.repeated === event) return;
    const key = (event as KeyboardEvent).key;
    if (key) {
      if (key === "Escape") visit.events.push({ type, element: target as Element, key });
      return;
    }
    const element = controlOf(event);
    if (!element) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    element.setAttribute(PRESSED, "");
    visit.events.push({ type, element });
  };
  for (const type of ["click", "submit", "keydown"]) addEventListener(type, keep, true);

  // A reload comes when the site was published anew meanwhile.
  addEventListener("pagehide", () => {
    const places = visit.events.map(({ type, element }) => [type, controls().indexOf(element)]);
    sessionStorage.setItem(EARLY_EVENTS_KEY, JSON.stringify(places));
  });
}
