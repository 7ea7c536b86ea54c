import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { Shell } from "../../src/app/Shell";
import { StoreButtons } from "../../src/components/StoreButtons";
import { scrollPage } from "../support/browser";
import { app, navigation, storeNames } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

const { header, skipLink } = navigation();
const { notifications, theme } = app();
const [googlePlay] = storeNames();

const page = (pathname: string, key = "initial", action?: string) => (
  <Shell location={{ pathname, hash: "", key, action }} page={{ section: pathname.slice(1) }}>
    <h1>The page {pathname}</h1>
    <StoreButtons />
  </Shell>
);

it("wraps header, content, footer, modal and notices around a page", () => {
  renderWithProviders(page("/contact"));
  expect(screen.getByRole("banner")).toBeInTheDocument();
  expect(within(screen.getByRole("main")).getByRole("heading")).toHaveTextContent("/contact");
  expect(screen.getByRole("contentinfo")).toBeInTheDocument();
  expect(screen.getByRole("status", { name: notifications.label })).toBeInTheDocument();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

it("begins with a skip link to the content", () => {
  renderWithProviders(page("/contact"));
  const [first] = screen.getAllByRole("link");
  expect(first).toHaveTextContent(skipLink);
  expect(first).toHaveAttribute("href", `#${screen.getByRole("main").id}`);
});

it("activates the page's section on the first render", () => {
  renderWithProviders(page("/contact"));
  expect(screen.getByRole("link", { current: "page" })).toHaveAttribute("href", "/contact");
});

it("keeps its state when the page changes, closes the menu and scrolls to the top", async () => {
  const { user, rerender } = renderWithProviders(page("/contact"));
  await user.click(screen.getByRole("button", { name: theme.toLight }));
  await user.click(screen.getByRole("button", { name: header.open }));
  rerender(page("/a-legal-page", "second", "PUSH"));
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("/a-legal-page");
  expect(screen.getByRole("button", { name: theme.toDark })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: header.open })).toBeInTheDocument();
  await waitFor(() => expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "smooth" }));
  expect(screen.getByRole("main")).toHaveFocus();
});

it("raises the header when the page is scrolled", () => {
  jest.useFakeTimers();
  renderWithProviders(page("/contact"));
  scrollPage(500);
  act(() => jest.advanceTimersByTime(16));
  expect(screen.getByRole("banner")).toHaveAttribute("data-raised", "true");
});

it("closes the modal on Escape but not the menu below it", async () => {
  const { user } = renderWithProviders(page("/contact"));
  await user.click(screen.getByRole("button", { name: header.open }));
  const [button] = screen.getAllByRole("button", { name: googlePlay });
  // Unlike a real press, this keeps focus in the header.
  fireEvent.click(button as HTMLElement);
  await user.keyboard("{Escape}");
  expect(screen.getByRole("button", { name: header.close })).toBeInTheDocument();
});

it("fades in a page that follows another, but not the first one", () => {
  const fade = [
    "animation",
    expect.stringContaining("240ms"),
    { media: "(prefers-reduced-motion: no-preference)" },
  ] as const;
  const { rerender } = renderWithProviders(page("/contact"));
  const body = () => screen.getByRole("main").firstElementChild;
  const first = body();
  expect(first).not.toHaveStyleRule(...fade);
  rerender(page("/a-legal-page", "second", "PUSH"));
  expect(body()).not.toBe(first);
  expect(body()).toHaveStyleRule(...fade);
});
