/** A press, or Escape, that came before the page's scripts did. */
export interface EarlyEvent {
  type: string;
  element: Element;
  key?: string;
}

/** What the script loader and the app tell each other. */
export interface EarlyVisit {
  /** In the order in which they came. */
  events: EarlyEvent[];
  /** Leaves the page as it is without scripts, unless they have taken it over. */
  giveUp: () => void;
  /** The event that the app is repeating; it is not kept again. */
  repeated?: Event;
  /** Set by the app: React holds the state that the document showed, and what comes now waits for it. */
  isTakenOver?: boolean;
  /** Set by the app: the page works by itself, and nothing is kept any more. */
  isOver?: boolean;
}

declare global {
  interface Window {
    /** Absent in development, where Gatsby starts its scripts at once. */
    earlyVisit?: EarlyVisit;
  }
}

/** Marks a control that was pressed before it could do anything. */
export const PRESSED = "data-pressed";

/** Where early events are kept over a reload, as `KeptEvent`s. */
export const EARLY_EVENTS_KEY = "earlyEvents";

/** The type of an event, and the place of its control among `controls()` and the control's words. */
export type KeptEvent = [type: string, place: number, words: string];

/** The controls of the page as it was built; only before React takes over is their order the same. */
export const controls = () => [...document.querySelectorAll("button,form,dialog")];

/** What a control is called; the release that is loaded again may have other controls. */
export const wordsOf = (element: Element) =>
  element.getAttribute("aria-label") + element.textContent;
