import { act, screen, within } from "@testing-library/react";
import { Header } from "../../src/app/Header";
import { useNavigationActions, type NavigationActions } from "../../src/context/NavigationContext";
import { company, navigation as navigationWords } from "../support/content";
import { hydrateWithProviders, renderWithProviders } from "../support/renderWithProviders";

const { header: menu, homeLink, leak } = navigationWords();

/** The label of the item that leads to a place. */
const labelOf = (place: string) =>
  menu.items.find(({ to }) => to === place)?.label ?? `nothing leads to ${place}`;

let actions: NavigationActions;

function Subject() {
  actions = useNavigationActions();
  return (
    <>
      <Header />
      <button>Outside</button>
    </>
  );
}

const navigation = () => screen.getByRole("navigation", { name: menu.label });
const isOpen = () => screen.queryByRole("button", { expanded: true }) !== null;

it("links to the places in the content's navigation", () => {
  renderWithProviders(<Subject />);
  const links = within(navigation()).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(
    menu.items.map(({ label, to }) => [label, to]),
  );
});

it("links home with a logo that names the company", () => {
  renderWithProviders(<Subject />);
  const logo = screen.getByRole("link", { name: `${company().name}: ${homeLink}` });
  expect(logo).toHaveAttribute("href", "/");
});

it("links to the help for leaks in one press, without opening the menu", () => {
  renderWithProviders(<Subject />);
  const help = screen.getByRole("link", { name: leak.label });
  expect(help).toHaveAttribute("href", leak.to);
  expect(navigation()).not.toContainElement(help);
});

it("opens and closes the menu with its button, which exposes the state", async () => {
  const { user } = renderWithProviders(<Subject />);
  const open = screen.getByRole("button", { name: menu.open });
  expect(open).toHaveAttribute("aria-expanded", "false");
  const controlled = document.getElementById(open.getAttribute("aria-controls") ?? "");
  expect(controlled).toContainElement(navigation());
  expect(isOpen()).toBe(false);
  await user.click(open);
  expect(isOpen()).toBe(true);
  const close = screen.getByRole("button", { name: menu.close });
  expect(close).toHaveAttribute("aria-expanded", "true");
  await user.click(close);
  expect(isOpen()).toBe(false);
});

it("takes over a menu that was opened before React hydrated", async () => {
  const { user } = hydrateWithProviders(<Subject />, (page) => {
    page.querySelector("[data-early=menu]")?.setAttribute("aria-expanded", "true");
  });
  expect(isOpen()).toBe(true);
  await user.click(screen.getByRole("button", { name: menu.close }));
  expect(isOpen()).toBe(false);
});

it("closes the menu when an item is chosen", async () => {
  // jsdom cannot follow links and reports an error.
  const stay = (event: Event) => event.preventDefault();
  window.addEventListener("click", stay);
  const { user } = renderWithProviders(<Subject />);
  for (const name of [labelOf("/#services"), labelOf("/contact")]) {
    await user.click(screen.getByRole("button", { name: menu.open }));
    await user.click(within(navigation()).getByRole("link", { name }));
    expect(isOpen()).toBe(false);
  }
  window.removeEventListener("click", stay);
});

it("closes the menu on Escape and restores focus to its button", async () => {
  const { user } = renderWithProviders(<Subject />);
  await user.click(screen.getByRole("button", { name: menu.open }));
  await user.tab();
  await user.keyboard("{ArrowDown}");
  expect(isOpen()).toBe(true);
  await user.keyboard("{Escape}");
  expect(isOpen()).toBe(false);
  expect(screen.getByRole("button", { name: menu.open })).toHaveFocus();
});

it("closes the menu when focus moves to the page, and not before", async () => {
  const { user } = renderWithProviders(<Subject />);
  await user.click(screen.getByRole("button", { name: menu.open }));
  for (const link of within(navigation()).getAllByRole("link")) {
    await user.tab();
    expect(link).toHaveFocus();
  }
  await user.tab();
  expect(isOpen()).toBe(true);
  await user.tab();
  expect(screen.getByRole("button", { name: "Outside" })).toHaveFocus();
  expect(isOpen()).toBe(false);
});

it("keeps the menu open when a press on its background removes the focus", async () => {
  const { user } = renderWithProviders(<Subject />);
  await user.click(screen.getByRole("button", { name: menu.open }));
  await user.tab();
  await user.click(navigation());
  expect(document.body).toHaveFocus();
  expect(isOpen()).toBe(true);
});

it("does not move focus on Escape while the menu is closed", async () => {
  const { user } = renderWithProviders(<Subject />);
  const link = within(navigation()).getByRole("link", { name: labelOf("/#services") });
  act(() => link.focus());
  await user.keyboard("{Escape}");
  expect(link).toHaveFocus();
});

it.each([
  ["home", ["/#home"], "true"],
  ["offer", ["/#offer"], "true"],
  ["services", ["/#services"], "true"],
  ["partners", ["/#partners"], "true"],
  ["contact", ["/contact"], "page"],
  ["footer", [], undefined],
  ["a-legal-page", [], undefined],
])("marks only the item of the active section %s", (initialSection, places, current) => {
  renderWithProviders(<Subject />, { initialSection });
  const marked = screen.getAllByRole("link").filter((link) => link.hasAttribute("aria-current"));
  expect(marked.map((link) => link.getAttribute("href"))).toEqual(places);
  expect(marked[0]?.getAttribute("aria-current")).toBe(current);
});

it("is raised when the page is scrolled and while the menu is open", async () => {
  const { user } = renderWithProviders(<Subject />);
  const header = screen.getByRole("banner");
  expect(header).toHaveAttribute("data-raised", "false");
  act(() => actions.setScrollPosition(8));
  expect(header).toHaveAttribute("data-raised", "false");
  act(() => actions.setScrollPosition(9));
  expect(header).toHaveAttribute("data-raised", "true");
  act(() => actions.setScrollPosition(0));
  await user.click(screen.getByRole("button", { name: menu.open }));
  expect(header).toHaveAttribute("data-raised", "true");
});
