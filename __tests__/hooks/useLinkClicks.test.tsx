import { act, createEvent, fireEvent, screen } from "@testing-library/react";
import { LoadingBar } from "../../src/app/LoadingBar";
import { useApp, useAppActions } from "../../src/context/AppContext";
import { useNavigation, useNavigationActions } from "../../src/context/NavigationContext";
import { useLinkClicks } from "../../src/hooks/useLinkClicks";
import { words } from "../browser/support/words";
import { renderWithProviders } from "../support/renderWithProviders";

function Subject() {
  useLinkClicks();
  const { isAppDownloadModalOpen } = useApp();
  const { openAppDownloadModal } = useAppActions();
  const { isMenuOpen } = useNavigation();
  const { toggleMenu } = useNavigationActions();
  const handleOpen = () => {
    openAppDownloadModal();
    toggleMenu();
  };
  return (
    <>
      <LoadingBar />
      <section id="partners" aria-label="Partners" />
      <section id="services" aria-label="Services" />
      <a href="/">
        <strong>Top</strong>
      </a>
      <a href="/#partners">To partners</a>
      <a href="/#services">To services</a>
      <a href="/contact">Contact</a>
      <a href="/contact#form">Form</a>
      <a href="https://social.example/us">Elsewhere</a>
      <a href="mailto:desk@testgas.example">Mail</a>
      <a href="/" target="_blank">
        New tab
      </a>
      <a href="/" download>
        Price list
      </a>
      <a>No link</a>
      <button onClick={handleOpen}>Open both</button>
      <output>{`modal ${isAppDownloadModalOpen}, menu ${isMenuOpen}`}</output>
    </>
  );
}

/** Clicks and returns whether the browser's own navigation was prevented. */
function click(name: string, init: MouseEventInit = {}) {
  const target = screen.getByText(name);
  const event = createEvent.click(target, { button: 0, ...init });
  let isPrevented = false;
  const handleLast = (last: MouseEvent) => {
    isPrevented = last.defaultPrevented;
    // jsdom cannot follow links and reports an error.
    last.preventDefault();
  };
  window.addEventListener("click", handleLast, { once: true });
  fireEvent(target, event);
  return isPrevented;
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const bar = () => screen.queryByRole("progressbar", { name: words.app.loading });
const scrolled = () => jest.mocked(Element.prototype.scrollIntoView).mock.contexts;

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, "", "/");
});

it.each(["a link on the page", "Back"])("closes overlays on %s", (way) => {
  renderWithProviders(<Subject />);
  fireEvent.click(screen.getByRole("button", { name: "Open both" }));
  expect(screen.getByRole("status")).toHaveTextContent("modal true, menu true");
  if (way === "Back") act(() => window.dispatchEvent(new Event("popstate")));
  else click("To partners");
  expect(screen.getByRole("status")).toHaveTextContent("modal false, menu false");
});

it.each([
  ["Top", { ctrlKey: true }],
  ["Top", { metaKey: true }],
  ["Top", { shiftKey: true }],
  ["Top", { altKey: true }],
  ["Top", { button: 1 }],
  ["Elsewhere", {}],
  ["Mail", {}],
  ["New tab", {}],
  ["Price list", {}],
  ["No link", {}],
])("leaves a click on “%s” with %j to the browser", (name, init) => {
  renderWithProviders(<Subject />);
  expect(click(name, init)).toBe(false);
  wait(1000);
  expect(bar()).not.toBeInTheDocument();
  expect(window.scrollTo).not.toHaveBeenCalled();
});

it("counts the 300 ms from the last of two clicks", () => {
  renderWithProviders(<Subject />);
  click("Contact");
  wait(200);
  click("Form");
  wait(299);
  expect(bar()).not.toBeInTheDocument();
  wait(1);
  expect(bar()).toBeInTheDocument();
  click("To partners");
  expect(bar()).not.toBeInTheDocument();
});

it("scrolls to the last of two sections that were requested within 100 ms", () => {
  renderWithProviders(<Subject />);
  click("To partners");
  wait(50);
  click("To services");
  wait(1000);
  expect(scrolled()).toEqual([screen.getByRole("region", { name: "Services" })]);
});

it("ignores a link that another handler has already followed", () => {
  renderWithProviders(<Subject />);
  screen.getByText("Top").addEventListener("click", (event) => event.preventDefault());
  click("Top");
  expect(window.scrollTo).not.toHaveBeenCalled();
});
