import { act } from "@testing-library/react";

/** No media query matches. */
const matchMedia = (query: string) => ({
  media: query,
  matches: false,
  addEventListener: () => {},
  removeEventListener: () => {},
});

/** jsdom has no layout, so nothing is ever in view. */
class FakeIntersectionObserver {
  observe() {}
  disconnect() {}
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

/** Minimal versions of browser APIs that jsdom lacks; reset before each test. */
export function installBrowser() {
  define(window, "matchMedia", matchMedia);
  define(window, "IntersectionObserver", FakeIntersectionObserver);
  define(window, "scrollTo", jest.fn());
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
