/** @jest-environment jsdom */
import { setPageHidden } from "../../support/browser";

const mockFetchPage = jest.fn();
jest.mock("../../../src/client/loader/fetchPage", () => ({
  fetchPage: (...args: unknown[]) => void mockFetchPage(...args),
  prefetchScripts: () => {},
}));

const root = document.documentElement;
const define = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { configurable: true, value });

/** jsdom has no timing of navigations. */
const openBy = (type: string) => Object.assign(performance, { getEntriesByType: () => [{ type }] });

/** Runs the script loader, and then ends the parsing of the page. */
function open() {
  const script = document.createElement("script");
  script.dataset.scripts = "/app.js /index.js";
  script.dataset.page = "/page-data/index-0a.json";
  define(document, "currentScript", script);
  jest.isolateModules(() => {
    jest.requireActual("../../../src/client/loader/main");
  });
  window.dispatchEvent(new Event("DOMContentLoaded"));
}

const finishLoading = () => window.dispatchEvent(new Event("load"));

// Each page adds listeners to the only window; they are removed after the test.
const added: Parameters<typeof window.removeEventListener>[] = [];
const { addEventListener } = window;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = "";
  openBy("navigate");
  mockFetchPage.mockClear();
  window.addEventListener = (...args: Parameters<typeof addEventListener>) => {
    added.push([args[0], args[1], args[2]]);
    addEventListener.apply(window, args);
  };
});

afterEach(() => {
  for (const args of added.splice(0)) window.removeEventListener(...args);
  window.addEventListener = addEventListener;
});

it.each(["pointerdown", "pointermove", "wheel", "keydown", "click"])(
  "starts the scripts on %s, once, with the page's data",
  (type) => {
    open();
    expect(mockFetchPage).not.toHaveBeenCalled();
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(mockFetchPage.mock.calls).toEqual([
      [window.earlyVisit, ["/app.js", "/index.js"], "/page-data/index-0a.json"],
    ]);
  },
);

it.each([
  ["a section", "#services", 0],
  ["answers", "#gas=50", 1],
])("starts the scripts at once if the address holds %s: %s, %i times", (_, hash, times) => {
  history.replaceState(null, "", hash);
  open();
  expect(mockFetchPage).toHaveBeenCalledTimes(times);
  history.replaceState(null, "", "#");
});

it.each([
  ["back_forward", "<form></form>", 1],
  ["reload", "<form></form>", 1],
  ["back_forward", "<p>Words</p>", 0],
  ["navigate", "<form></form>", 0],
])("after %s, with %s, starts the scripts at once %i times", (type, html, times) => {
  document.body.innerHTML = html;
  openBy(type);
  open();
  expect(mockFetchPage).toHaveBeenCalledTimes(times);
});

it("leaves a link to the browser, because starting scripts would delay it", () => {
  open();
  document.body.innerHTML = '<a href="/contact"><b>Contact</b></a><a><i>No link</i></a>';
  for (const type of ["pointerdown", "click"])
    document.querySelector("b")?.dispatchEvent(new Event(type, { bubbles: true }));
  expect(mockFetchPage).not.toHaveBeenCalled();
  document.querySelector("i")?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  expect(mockFetchPage).toHaveBeenCalledTimes(1);
});

it("does not start them after 8 s in a hidden tab", () => {
  open();
  setPageHidden(true);
  finishLoading();
  jest.advanceTimersByTime(60_000);
  expect(mockFetchPage).not.toHaveBeenCalled();
});

it("leaves the page as it is if a script fails later", () => {
  open();
  document.body.dispatchEvent(new Event("click", { bubbles: true }));
  if (window.earlyVisit) window.earlyVisit.isTakenOver = true;
  window.dispatchEvent(new Event("unhandledrejection"));
  expect(root).toHaveClass("js");
});
