import { act, screen, within } from "@testing-library/react";
import { Header } from "../../src/app/Header";
import { useNavigationActions, type NavigationActions } from "../../src/context/NavigationContext";
import { renderWithProviders } from "../support/renderWithProviders";

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

const navigation = () => screen.getByRole("navigation", { name: "Main" });
const isOpen = () => navigation().dataset.state === "open";

it("leads to the five places of the specification", () => {
  renderWithProviders(<Subject />);
  const links = within(navigation()).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Home", "/#home"],
    ["What we offer", "/#offer"],
    ["Products", "/#services"],
    ["Our Partners", "/#partners"],
    ["Contact us", "/contact"],
  ]);
});

it("leads home with the logo, which says whose page it is", () => {
  renderWithProviders(<Subject />);
  const logo = screen.getByRole("link", { name: "Ileru Gas: Home page" });
  expect(logo).toHaveAttribute("href", "/");
});

it("opens and closes the menu with its button, and says so", async () => {
  const { user } = renderWithProviders(<Subject />);
  const open = screen.getByRole("button", { name: "Open the menu" });
  expect(open).toHaveAttribute("aria-expanded", "false");
  expect(open).toHaveAttribute("aria-controls", navigation().id);
  expect(isOpen()).toBe(false);
  await user.click(open);
  expect(isOpen()).toBe(true);
  const close = screen.getByRole("button", { name: "Close the menu" });
  expect(close).toHaveAttribute("aria-expanded", "true");
  await user.click(close);
  expect(isOpen()).toBe(false);
});

it("closes the menu when an item is chosen", async () => {
  const { user } = renderWithProviders(<Subject />);
  for (const name of ["Products", "Contact us"]) {
    await user.click(screen.getByRole("button", { name: "Open the menu" }));
    await user.click(within(navigation()).getByRole("link", { name }));
    expect(isOpen()).toBe(false);
  }
});

it("closes the menu on Escape and gives the focus back to its button", async () => {
  const { user } = renderWithProviders(<Subject />);
  await user.click(screen.getByRole("button", { name: "Open the menu" }));
  await user.tab();
  await user.keyboard("{ArrowDown}");
  expect(isOpen()).toBe(true);
  await user.keyboard("{Escape}");
  expect(isOpen()).toBe(false);
  expect(screen.getByRole("button", { name: "Open the menu" })).toHaveFocus();
});

it("does not take the focus on Escape while the menu is closed", async () => {
  const { user } = renderWithProviders(<Subject />);
  const link = within(navigation()).getByRole("link", { name: "Products" });
  act(() => link.focus());
  await user.keyboard("{Escape}");
  expect(link).toHaveFocus();
});

it.each([
  ["home", ["Home"], "true"],
  ["offer", ["What we offer"], "true"],
  ["services", ["Products"], "true"],
  ["partners", ["Our Partners"], "true"],
  ["contact", ["Contact us"], "page"],
  ["footer", [], undefined],
  ["privacy-policy", [], undefined],
])("marks the item of the active section %s, and no other", (initialSection, names, current) => {
  renderWithProviders(<Subject />, { initialSection });
  const marked = screen.getAllByRole("link").filter((link) => link.hasAttribute("aria-current"));
  expect(marked.map(({ textContent }) => textContent)).toEqual(names);
  expect(marked[0]?.getAttribute("aria-current")).toBe(current);
});

it("has its raised look once the page is scrolled, and while the menu is open", async () => {
  const { user } = renderWithProviders(<Subject />);
  const header = screen.getByRole("banner");
  expect(header).toHaveAttribute("data-raised", "false");
  act(() => actions.setScrollPosition(8));
  expect(header).toHaveAttribute("data-raised", "false");
  act(() => actions.setScrollPosition(9));
  expect(header).toHaveAttribute("data-raised", "true");
  act(() => actions.setScrollPosition(0));
  await user.click(screen.getByRole("button", { name: "Open the menu" }));
  expect(header).toHaveAttribute("data-raised", "true");
});
