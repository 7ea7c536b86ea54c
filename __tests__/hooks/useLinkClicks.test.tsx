import { act, createEvent, fireEvent, screen } from "@testing-library/react";
import { navigate } from "gatsby";
import { LoadingBar } from "../../src/components/LoadingBar";
import { useLinkClicks } from "../../src/hooks/useLinkClicks";
import { app } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

function Subject({ pageKey = "first" }: { pageKey?: string }) {
  useLinkClicks(pageKey);
  return (
    <>
      <LoadingBar />
      <a href="/guide?from=text#part">
        <strong>Guide</strong>
      </a>
      <a href="https://social.example/us">Elsewhere</a>
      <a href="mailto:desk@testgas.example">Mail</a>
      <a href="/contact" target="_blank">
        New tab
      </a>
      <a href="/price-list.pdf" download>
        Price list
      </a>
      <a href="/contact">Contact</a>
      <a href="/leak-card#saved">Leak card</a>
      <a>No link</a>
    </>
  );
}

/** Clicks and returns whether the browser's own navigation was prevented. */
function click(name: string, init: MouseEventInit = {}) {
  const target = screen.getByText(name);
  const event = createEvent.click(target, { button: 0, ...init });
  let isTaken = false;
  const handleLast = (last: MouseEvent) => {
    isTaken = last.defaultPrevented;
    // jsdom cannot follow links and reports an error.
    last.preventDefault();
  };
  window.addEventListener("click", handleLast, { once: true });
  fireEvent(target, event);
  return isTaken;
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const bar = () => screen.queryByRole("progressbar", { name: app().loading });

const hovering = jest.fn();
/** The paths whose pages have been fetched. */
let fetched: string[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(navigate).mockClear();
  hovering.mockClear();
  fetched = ["/contact"];
  const loadPageSync = (path: string) => (fetched.includes(path) ? {} : undefined);
  window.___loader = { hovering, loadPage: jest.fn(), loadPageSync };
});

afterEach(() => {
  window.___loader = undefined;
});

it("follows a link to a section without a reload and scrolls to it", () => {
  renderWithProviders(<Subject />);
  expect(click("Guide")).toBe(true);
  expect(jest.mocked(navigate).mock.calls).toEqual([["/guide?from=text#part", { replace: false }]]);
});

it("follows a link without a reload once its page has been fetched", () => {
  fetched = [];
  renderWithProviders(<Subject />);
  expect(click("Contact")).toBe(false);
  expect(navigate).not.toHaveBeenCalled();
  fetched = ["/contact"];
  expect(click("Contact")).toBe(true);
  expect(navigate).toHaveBeenCalledTimes(1);
});

it.each(["Contact", "Leak card"])("also shows the bar when the browser follows “%s”", (name) => {
  fetched = [];
  renderWithProviders(<Subject />);
  expect(click(name)).toBe(false);
  wait(300);
  expect(bar()).toBeInTheDocument();
  // jsdom reports an address that is assigned as an error, which fails the test.
  wait(20_000);
  expect(bar()).not.toBeInTheDocument();
});

it.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])("leaves a click with %j to the browser", (init) => {
  renderWithProviders(<Subject />);
  click("Guide", init);
  expect(navigate).not.toHaveBeenCalled();
  wait(1000);
  expect(bar()).not.toBeInTheDocument();
});

it.each(["Elsewhere", "Mail", "New tab", "Price list", "No link"])(
  "leaves “%s” to the browser",
  (name) => {
    renderWithProviders(<Subject />);
    expect(click(name)).toBe(false);
    expect(navigate).not.toHaveBeenCalled();
    wait(1000);
    expect(bar()).not.toBeInTheDocument();
  },
);

it("adds no history entry for a link to the current address", () => {
  window.history.replaceState(null, "", "/contact");
  renderWithProviders(<Subject />);
  expect(click("Contact")).toBe(true);
  expect(jest.mocked(navigate).mock.calls).toEqual([["/contact", { replace: true }]]);
  window.history.replaceState(null, "", "/");
});

it("ignores a link that another handler has already followed", () => {
  renderWithProviders(<Subject />);
  const link = screen.getByText("Contact");
  link.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link);
  expect(navigate).not.toHaveBeenCalled();
});

it("fetches a page of the site on hover over its link, and nothing else", () => {
  renderWithProviders(<Subject />);
  const point = (name: string, pointerType: string) => {
    const event = new MouseEvent("pointerover", { bubbles: true });
    fireEvent(screen.getByText(name), Object.assign(event, { pointerType }));
  };
  for (const name of ["Guide", "Elsewhere", "New tab", "No link", "Leak card"])
    point(name, "mouse");
  // A finger hovers over a link only when it presses it.
  point("Contact", "touch");
  expect(hovering.mock.calls).toEqual([["/guide"]]);
});

it.each(["Guide", "Contact"])("shows the bar when “%s” takes longer than 300 ms", (name) => {
  const { rerender } = renderWithProviders(<Subject />);
  click(name);
  wait(299);
  expect(bar()).not.toBeInTheDocument();
  wait(1);
  expect(bar()).toBeInTheDocument();
  rerender(<Subject pageKey="second" />);
  expect(bar()).not.toBeInTheDocument();
});

it("counts the 300 ms from the last of two clicks", () => {
  renderWithProviders(<Subject />);
  click("Guide");
  wait(200);
  click("Contact");
  wait(299);
  expect(bar()).not.toBeInTheDocument();
  wait(1);
  expect(bar()).toBeInTheDocument();
});

it.each(["popstate", "pagehide"])("removes the bar on %s, and forgets the link", (type) => {
  renderWithProviders(<Subject />);
  click("Guide");
  wait(300);
  expect(bar()).toBeInTheDocument();
  act(() => window.dispatchEvent(new Event(type)));
  expect(bar()).not.toBeInTheDocument();
  click("Contact");
  act(() => window.dispatchEvent(new Event(type)));
  // jsdom reports an address that is assigned as an error, which fails the test.
  wait(20_000);
  expect(bar()).not.toBeInTheDocument();
});

it("removes the bar when another link is followed", () => {
  renderWithProviders(<Subject />);
  click("Guide");
  wait(300);
  click("Contact");
  expect(bar()).not.toBeInTheDocument();
});
