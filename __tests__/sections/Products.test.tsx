import { act, fireEvent, screen, within } from "@testing-library/react";
import { Products } from "../../src/sections/Products";
import { showElement, stayAt } from "../support/browser";
import { app, home, landingData, slideNames, storeNames } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";
import { wordsOf } from "../support/wordsOf";

const { products } = home();
const items = landingData().allProduct.nodes;
const names = slideNames(items.length);
const { dots: dotsLabel } = app().carousel;
const show = (shown = items) =>
  renderWithProviders(<Products products={products} lastingPath="/lasting" items={shown} />);

const carousel = () => screen.getByRole("region", { name: products.carouselLabel });
const dots = () => screen.getByRole("group", { name: dotsLabel });
const current = () => within(dots()).getByRole("button", { current: true }).textContent;
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const slides = (among = names) =>
  among.map((name) => screen.getByRole("group", { name, hidden: true }));

it("is at the anchor services, and at products", () => {
  show();
  const region = screen.getByRole("region", { name: products.title });
  expect(region).toHaveAttribute("id", "services");
  expect(region.querySelector("#products")).toBeInTheDocument();
});

it("shows the name, category and price of each item", () => {
  show();
  const shown = screen
    .getAllByRole("article")
    .map((article, index) => [
      within(article).getByRole("heading", { level: 3 }).textContent,
      within(article).getByText(items[index]?.category as string).textContent,
      within(article).getByText(/₦/).textContent,
    ]);
  expect(shown).toEqual(items.map(({ name, category, price }) => [name, category, price.text]));
});

it("has the picture, text and figures of each item", () => {
  show();
  screen.getAllByRole("article").forEach((article, index) => {
    const { imageAlt, description, facts } = items[index] as (typeof items)[number];
    expect(within(article).getByRole("img")).toHaveAccessibleName(imageAlt);
    expect(article.textContent).toContain(wordsOf(description));
    for (const { label, value } of facts ?? []) expect(article).toHaveTextContent(label + value);
    expect(article.textContent?.includes(products.note)).toBe(Boolean(facts));
  });
  expect(new Set(items.map(({ facts }) => Boolean(facts))).size).toBe(2);
});

it("links from the kilograms, and the kitchen that they are used in, to how long that lasts", () => {
  const [item] = items;
  const kitchen = { burners: 2, kilowatts: 7.5, hours: 3 };
  const sold = [
    { kilograms: 12.5, kitchen: null },
    { kilograms: 48, kitchen },
    { kilograms: null, kitchen: null },
  ].map((use, index) => ({ ...(item as (typeof items)[number]), slug: String(index), ...use }));
  show(sold);
  const links = screen.getAllByRole("link", { name: products.lasting, hidden: true });
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/lasting#gas=12.5",
    "/lasting#gas=48&flame=own&power=7.5&burners=2&hours=3",
  ]);
});

it("explains what the price includes, if an item states it", () => {
  show();
  const told = items.map(({ priceIncludes }) => priceIncludes);
  expect(new Set(told.map(Boolean)).size).toBe(2);
  const texts = told.filter((text) => text !== null);
  screen.getAllByRole("article").forEach((article, index) => {
    const shown = texts.filter((text) => within(article).queryByText(text));
    expect(shown).toEqual(told[index] ? [told[index]] : []);
  });
});

it("omits size, text and figures that an item does not have", () => {
  const plain = items.slice(0, 1).map((item) => ({
    ...item,
    size: null,
    kilograms: null,
    priceIncludes: null,
    description: "",
    facts: null,
  }));
  show(plain);
  const article = screen.getByRole("article");
  const [{ category, name, price }] = plain as [(typeof items)[number]];
  expect(article.textContent).toBe(category + name + price.text);
});

it("has no controls for one item", () => {
  show(items.slice(0, 1));
  expect(within(carousel()).queryByRole("button")).not.toBeInTheDocument();
  expect(slides(slideNames(1))).toHaveLength(1);
});

it("loads slick once the slides have stayed on the screen, and keeps every slide", async () => {
  jest.useFakeTimers();
  show();
  showElement(carousel(), 1);
  showElement(carousel(), 0);
  await act(async () => jest.advanceTimersByTime(60_000));
  expect(carousel().querySelector(".slick-slider")).not.toBeInTheDocument();
  press("2");
  await stayAt(carousel());
  expect(carousel().querySelector(".slick-slider")).toBeInTheDocument();
  expect(slides().map((slide) => slide.hasAttribute("inert"))).toEqual([
    true,
    false,
    true,
    true,
    true,
  ]);
});

it("shows the item that a swipe leads to, both before and after slick has loaded", async () => {
  jest.useFakeTimers();
  show();
  const swipe = () => {
    const slide = slides()[0] as HTMLElement;
    const finger = { pointerType: "touch", isPrimary: true };
    fireEvent.pointerDown(slide, { ...finger, clientX: 300 });
    fireEvent.pointerUp(slide, { ...finger, clientX: 100 });
  };
  swipe();
  expect(current()).toBe("2");
  await stayAt(carousel());
  swipe();
  swipe();
  expect(current()).toBe("4");
});

it("promotes the app, with its buttons, and what works until it is live", () => {
  show();
  const region = screen.getByRole("region", { name: products.title });
  expect(region).toHaveTextContent(products.app);
  expect(region).toHaveTextContent(products.appNote);
  for (const name of storeNames()) expect(screen.getByRole("button", { name })).toBeInTheDocument();
  expect(within(region).getByRole("link", { name: app().order.call })).toBeInTheDocument();
});
