import { act } from "@testing-library/react";
import { SLICK_WAIT_MS } from "../../src/lib/timing";

/** Media queries that match; all others do not. */
const matching = new Set<string>();

const matchMedia = (query: string) => ({
  media: query,
  matches: matching.has(query),
  addEventListener: () => {},
  removeEventListener: () => {},
});

/** Makes a media query match or not, for what asks for it from now on. */
export function setMediaQuery(query: string, matches: boolean) {
  if (matches) matching.add(query);
  else matching.delete(query);
}

/** All observers that currently observe something. */
const observers = new Set<FakeIntersectionObserver>();

/** Observes, and reports when a test calls `showElement`. */
class FakeIntersectionObserver {
  readonly elements = new Set<Element>();

  constructor(readonly report: (entries: Partial<IntersectionObserverEntry>[]) => void) {}

  observe(element: Element) {
    this.elements.add(element);
    observers.add(this);
  }

  disconnect() {
    observers.delete(this);
  }
}

/** The observers that watch `element`. */
export const observersOf = (element: Element) =>
  [...observers].filter(({ elements }) => elements.has(element));

/** Makes the share `ratio` (0 to 1) of an element visible on the screen; 0 takes it off. */
export function showElement(element: Element, ratio: number) {
  const entry = { target: element, isIntersecting: ratio > 0, intersectionRatio: ratio };
  act(() => observersOf(element).forEach((observer) => observer.report([entry])));
}

/**
 * Keeps an element on the screen until its dependencies have been fetched; the test controls the
 * clock.
 */
export async function stayAt(element: Element) {
  showElement(element, 1);
  await act(async () => jest.advanceTimersByTime(SLICK_WAIT_MS));
}

/** jsdom has no pointer events: this uses mouse events with a pointer type. */
class FakePointerEvent extends MouseEvent {
  readonly isPrimary: boolean;
  readonly pointerType: string;

  constructor(name: string, { isPrimary, pointerType, ...init }: PointerEventInit = {}) {
    super(name, init);
    this.isPrimary = isPrimary ?? false;
    this.pointerType = pointerType ?? "";
  }
}

/** As in browsers: opening an open dialog throws, and `close` events are asynchronous. */
function showModal(this: HTMLDialogElement) {
  if (this.open) throw new DOMException("The dialog is open", "InvalidStateError");
  this.open = true;
}

function closeDialog(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  void Promise.resolve().then(() => act(() => this.dispatchEvent(new Event("close"))));
}

function define(target: object, name: string, value: unknown) {
  Object.defineProperty(target, name, { configurable: true, writable: true, value });
}

/** Scrolls the page to `top` px. Listeners that wait for a frame run when the clock advances. */
export function scrollPage(top: number) {
  define(window, "scrollY", top);
  act(() => window.dispatchEvent(new Event("scroll")));
}

/** Hides this tab from the visitor, or shows it again. */
export function setPageHidden(isHidden: boolean) {
  define(document, "hidden", isHidden);
  act(() => document.dispatchEvent(new Event("visibilitychange")));
}

/** Minimal versions of browser APIs that jsdom lacks; reset before each test. */
export function installBrowser() {
  matching.clear();
  observers.clear();
  define(window, "matchMedia", matchMedia);
  define(window, "IntersectionObserver", FakeIntersectionObserver);
  define(window, "PointerEvent", FakePointerEvent);
  define(window, "scrollTo", jest.fn());
  define(window, "scrollY", 0);
  define(Element.prototype, "scrollIntoView", jest.fn());
  define(HTMLDialogElement.prototype, "showModal", showModal);
  define(HTMLDialogElement.prototype, "close", closeDialog);
  define(document, "hidden", false);
  localStorage.clear();
  window.history.replaceState(null, "", "/");
  delete document.documentElement.dataset.theme;
  // The early script does this before the first paint; styles depend on it.
  document.documentElement.classList.add("js");
}
