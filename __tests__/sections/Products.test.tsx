import { act, fireEvent, screen, within } from "@testing-library/react";
import { Products } from "../../src/sections/Products";
import { arriveAt } from "../support/browser";
import { home, landingData } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

const { products } = home();
const items = landingData().allProduct.nodes;
const section = <Products products={products} items={items} />;

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const carousel = () => screen.getByRole("region", { name: products.carouselLabel });
const dots = () => screen.getByRole("group", { name: "Choose a slide" });
const current = () => within(dots()).getByRole("button", { current: true }).textContent;
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const slides = () => screen.getAllByRole("group", { name: /^\d of \d$/ });

it("stands at the anchor services, and at products", () => {
  renderWithProviders(section);
  const region = screen.getByRole("region", { name: products.title });
  expect(region).toHaveAttribute("id", "services");
  expect(region.querySelector("#products")).toBeInTheDocument();
});

it("shows name, category and price of the four items, with one sign before every price", () => {
  renderWithProviders(section);
  const shown = screen
    .getAllByRole("article")
    .map((article) => [
      within(article).getByRole("heading", { level: 3 }).textContent,
      within(article).getByText("Accessories").textContent,
      within(article).getByText(/₦/).textContent,
    ]);
  expect(shown).toEqual([
    ["3kg Gas Cylinder", "Accessories", "₦15,000.00"],
    ["6kg Gas Cylinder", "Accessories", "₦24,600.00"],
    ["12.5kg Gas Cylinder", "Accessories", "₦37,300.00"],
    ["50kg Gas Cylinder", "Accessories", "₦125,000.00"],
  ]);
  expect(items.filter(({ price }) => !price.includes("₦"))).toHaveLength(1);
});

it("has picture, text and figures of each item", () => {
  renderWithProviders(section);
  const [article] = screen.getAllByRole("article");
  const [item] = items;
  expect(within(article as HTMLElement).getByRole("img")).toHaveAccessibleName(item?.imageAlt);
  expect(article).toHaveTextContent("A cylinder for one person");
  expect(article).toHaveTextContent("Gas when full3 kg");
  expect(article).toHaveTextContent(products.note);
});

it("does without size, text and figures where an item has none", () => {
  const plain = items.slice(0, 1).map((item) => ({
    ...item,
    size: null,
    description: "",
    facts: null,
  }));
  renderWithProviders(<Products products={products} items={plain} />);
  const article = screen.getByRole("article");
  expect(article).toHaveTextContent(/^Accessories3kg Gas Cylinder₦15,000.00$/);
});

it("has four numbered dots, each of which shows its item", () => {
  renderWithProviders(section);
  const buttons = within(dots()).getAllByRole("button");
  expect(buttons.map(({ textContent }) => textContent)).toEqual(["1", "2", "3", "4"]);
  expect(current()).toBe("1");
  press("3");
  expect(current()).toBe("3");
  expect(slides().map((slide) => slide.hasAttribute("inert"))).toEqual([true, true, false, true]);
});

it("has arrows that wrap around", () => {
  renderWithProviders(section);
  press("Previous");
  expect(current()).toBe("4");
  press("Next");
  expect(current()).toBe("1");
  press("Next");
  expect(current()).toBe("2");
});

it("advances every 5 s and wraps; dot and arrow rest for 10 s", async () => {
  jest.useFakeTimers();
  renderWithProviders(section);
  await arriveAt(carousel());
  const seen = [1, 2, 3, 4].map(() => {
    wait(5000);
    return current();
  });
  expect(seen).toEqual(["2", "3", "4", "1"]);
  press("2");
  wait(14_999);
  expect(current()).toBe("2");
  wait(1);
  expect(current()).toBe("3");
  press("Next");
  wait(14_999);
  expect(current()).toBe("4");
  wait(1);
  expect(current()).toBe("1");
});

it("says nothing while it turns, and what has changed once it is stopped", () => {
  renderWithProviders(section);
  const live = () => slides()[0]?.closest("[aria-live]")?.getAttribute("aria-live");
  expect(live()).toBe("off");
  press("Pause the rotation");
  expect(live()).toBe("polite");
});

it("has no controls for one item", () => {
  renderWithProviders(<Products products={products} items={items.slice(0, 1)} />);
  expect(within(carousel()).queryByRole("button")).not.toBeInTheDocument();
  expect(slides()).toHaveLength(1);
});

it("puts the slides on slick when they come near, and keeps them all", async () => {
  renderWithProviders(section);
  expect(carousel().querySelector(".slick-slider")).not.toBeInTheDocument();
  press("2");
  await arriveAt(carousel());
  expect(carousel().querySelector(".slick-slider")).toBeInTheDocument();
  const all = screen.getAllByRole("group", { name: /^\d of \d$/, hidden: true });
  expect(all.map((slide) => slide.hasAttribute("inert"))).toEqual([true, false, true, true]);
});

it("shows the item that a swipe leads to", async () => {
  jest.useFakeTimers();
  renderWithProviders(section);
  await arriveAt(carousel());
  // Slick takes no swipe while it moves, and when it comes it moves to the slide that is shown:
  // it starts, fades, and notes the end, each after the one before.
  for (const ms of [1, 600, 10]) wait(ms);
  const list = carousel().querySelector(".slick-list") as HTMLElement;
  fireEvent.touchStart(list, { touches: [{ pageX: 300, pageY: 10 }] });
  fireEvent.touchMove(list, { touches: [{ pageX: 100, pageY: 10 }] });
  fireEvent.touchEnd(list);
  expect(current()).toBe("2");
});

it("invites to the app, with its buttons", () => {
  renderWithProviders(section);
  const region = screen.getByRole("region", { name: products.title });
  expect(region).toHaveTextContent("View all Products by downloading our mobile app");
  expect(screen.getByRole("button", { name: /Google Play/ })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: /App Store/ })).toBeInTheDocument();
});
