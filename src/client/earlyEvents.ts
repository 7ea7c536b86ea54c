import type { PageData } from "./pageData";

/** A click or a submit from before the page's scripts have loaded. */
interface EarlyEvent {
  type: string;
  element: Element;
  /** How far the page was scrolled then, in px. */
  top: number;
}

/** The state that the script loader and the app share. */
export interface EarlyVisit {
  /** In the order of arrival. */
  events: EarlyEvent[];
  /** Falls back to the page without scripts, unless React has already hydrated it. */
  giveUp: () => void;
  /** Called with the address of each file that has failed to load, which is requested again after that. */
  failed?: (file: string) => unknown;
  /** The button that was clicked last, before React has hydrated the page. */
  pressed?: Element;
  /** Set when the scripts are requested; resolves once all have run, with the page's data as its first value. */
  page?: Promise<[PageData, ...unknown[]]>;
  /** The event that the app is replaying; it must not be queued again. */
  repeated?: Event;
  /** Set by the app: React has hydrated; later events wait in the queue. */
  isTakenOver?: boolean;
  /** Set by the app: all events have been replayed, and none is queued any more. */
  isOver?: boolean;
}

declare global {
  interface Window {
    /** Undefined in development, where Gatsby starts its scripts at once. */
    earlyVisit?: EarlyVisit;
  }
}
