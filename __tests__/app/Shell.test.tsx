import { act, fireEvent, screen, within } from "@testing-library/react";
import { Shell } from "../../src/app/Shell";
import { StoreButtons } from "../../src/components/StoreButtons";
import { scrollPage } from "../support/browser";
import { app, navigation, storeNames } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

const { header, skipLink } = navigation();
const { notifications } = app();
const [googlePlay] = storeNames();

const page = (
  <Shell page={{ section: "contact" }}>
    <h1>The page</h1>
    <StoreButtons />
  </Shell>
);

it("wraps header, content, footer, modal and notices around a page", () => {
  renderWithProviders(page);
  expect(screen.getByRole("banner")).toBeInTheDocument();
  expect(within(screen.getByRole("main")).getByRole("heading")).toHaveTextContent("The page");
  expect(screen.getByRole("contentinfo")).toBeInTheDocument();
  expect(screen.getByRole("status", { name: notifications.label })).toBeInTheDocument();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

it("begins with a skip link to the content", () => {
  renderWithProviders(page);
  const [first] = screen.getAllByRole("link");
  expect(first).toHaveTextContent(skipLink);
  expect(first).toHaveAttribute("href", `#${screen.getByRole("main").id}`);
});

it("activates the page's section on the first render", () => {
  renderWithProviders(page);
  expect(screen.getByRole("link", { current: "page" })).toHaveAttribute("href", "/contact");
});

it("raises the header when the page is scrolled", () => {
  jest.useFakeTimers();
  renderWithProviders(page);
  scrollPage(500);
  act(() => jest.advanceTimersByTime(16));
  expect(screen.getByRole("banner")).toHaveAttribute("data-raised", "true");
});

it("closes the modal on Escape but not the menu below it", async () => {
  const { user } = renderWithProviders(page);
  await user.click(screen.getByRole("button", { name: header.open }));
  const [button] = screen.getAllByRole("button", { name: googlePlay });
  // Unlike a real press, this keeps focus in the header.
  fireEvent.click(button as HTMLElement);
  await user.keyboard("{Escape}");
  expect(screen.getByRole("button", { name: header.close })).toBeInTheDocument();
});
