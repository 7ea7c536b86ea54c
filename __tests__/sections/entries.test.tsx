import { fireEvent, screen, within } from "@testing-library/react";
import { Offer } from "../../src/sections/Offer";
import { Partners } from "../../src/sections/Partners";
import { Products } from "../../src/sections/Products";
import { slideLabel, words } from "../browser/support/words";
import { home, partnerItems, productItems, serviceItems } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

// Fewer and barer entries than the fixture has, whose own are in the trees that the browser tests record.

test("one partner does not move; none leaves only the anchor; a note explains placeholders", () => {
  const { partners } = home;
  const show = (items: typeof partnerItems) =>
    renderWithProviders(<Partners partners={partners} items={items} />).container;
  const one = show(partnerItems.slice(0, 1).map((item) => ({ ...item, isIllustrative: false })));
  expect(one.querySelectorAll("img")).toHaveLength(1);
  expect(within(one).queryByRole("button")).toBeNull();
  expect(one).not.toHaveTextContent(partners.note as string);
  expect(show(partnerItems)).toHaveTextContent(partners.note as string);
  expect(show([]).innerHTML).toBe('<div id="partners"></div>');
});

const showProducts = (items: typeof productItems) =>
  renderWithProviders(<Products products={home.products} lastingPath="/lasting" items={items} />)
    .container;

test("a product without size, text and figures has name and price only, and one needs no controls", () => {
  const plain = productItems.slice(0, 1).map((product) => ({
    ...product,
    size: null,
    kilograms: null,
    priceIncludes: null,
    description: "",
    facts: null,
  }));
  const [{ category, name, price }] = plain as [(typeof productItems)[number]];
  const shown = showProducts(plain);
  const slide = within(shown).getByRole("group", { name: slideLabel(1, 1) });
  expect(slide.textContent).toBe(category + name + price.text + words.app.order.whatsapp);
  expect(within(slide).getByRole("img")).toBeInTheDocument();
  const carousel = within(shown).getByRole("region", { name: home.products.carouselLabel });
  expect(within(carousel).queryByRole("button")).toBeNull();
  expect(within(shown).queryByRole("list", { name: home.products.sizesLabel })).toBeNull();
});

test("a cylinder's price says what it buys, and its button asks for its size", () => {
  const { ask, priceNote, priceQuestion } = home.products;
  const show = (priceIncludes: string | null) => {
    const items = productItems
      .filter(({ size }) => size)
      .slice(0, 1)
      .map((item) => ({ ...item, priceIncludes }));
    return within(showProducts(items));
  };
  expect(show(null).getByText(`${priceNote} ${priceQuestion}`)).toBeInTheDocument();
  expect(show("The iron alone.").getByText(`${priceNote} The iron alone.`)).toBeInTheDocument();
  const [link] = screen.getAllByRole("link", { name: ask });
  const size = String(productItems.find((item) => item.size)?.size).replace("\u00a0", " ");
  expect(decodeURIComponent(link?.getAttribute("href") ?? "")).toContain(size);
});

test("two products with a height share a stage, whose buttons lead to their own slides", () => {
  const sizes = (count: number) => {
    const items = productItems.map((item, index) => ({
      ...item,
      heightMm: index > 0 && index <= count ? 500 : null,
    }));
    return within(showProducts(items)).queryByRole("list", { name: home.products.sizesLabel });
  };
  expect(sizes(1)).toBeNull();
  const stage = sizes(2) as HTMLElement;
  const [first] = within(stage).getAllByRole("button");
  expect(within(stage).getAllByRole("img")).toHaveLength(2);
  fireEvent.click(first as HTMLElement);
  const [, dots] = screen.getAllByRole("group", { name: words.app.carousel.dots });
  expect(within(dots as HTMLElement).getByRole("button", { current: true })).toHaveTextContent("2");
});

test("a single service has no control, and ids in icons are unique in each layout", () => {
  const svg = '<svg><g id="{use}a"></g><use href="#{use}a"></use></svg>';
  const show = (items: typeof serviceItems) =>
    renderWithProviders(<Offer offer={home.offer} services={items} contactPath="/contact" />)
      .container;
  expect(within(show(serviceItems.slice(0, 1))).queryByRole("button")).toBeNull();
  const drawn = show(serviceItems.map((service) => ({ ...service, icon: { svg } })));
  const ids = [...drawn.querySelectorAll("svg g[id]")].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(serviceItems.length);
  const uses = [...drawn.querySelectorAll("svg use")].map((use) => use.getAttribute("href"));
  expect(uses).toEqual(ids.map((id) => `#${id}`));
});
