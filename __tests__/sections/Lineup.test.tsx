import { fireEvent, screen, within } from "@testing-library/react";
import { Products } from "../../src/sections/Products";
import { app, home, landingData } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

const { products } = home();
const items = landingData().allProduct.nodes;
const compared = items.filter(({ heightMm }) => heightMm);

const show = (shown = items) =>
  renderWithProviders(<Products products={products} lastingPath="/lasting" items={shown} />);

const row = () => screen.queryByRole("list", { name: products.sizesLabel });
const entries = () => within(row() as HTMLElement).getAllByRole("button");

it("lists the products with a real height side by side, by size or by name", () => {
  show();
  expect(compared.length).toBeLessThan(items.length);
  expect(entries().map(({ textContent }) => textContent)).toEqual(
    compared.map(({ size, name }) => size ?? name),
  );
  expect(new Set(compared.map(({ size }) => size === null)).size).toBe(2);
});

it("draws them to scale, to within four per cent", () => {
  show();
  const heights = compared.map(({ heightMm }) => heightMm ?? 0);
  entries().forEach((entry, index) => {
    const share = (heights[index] ?? 0) / Math.max(...heights);
    expect(entry.querySelector("img")).toHaveStyleRule(
      "height",
      expect.stringContaining(`* ${Math.round(share * 25) / 25})`),
    );
  });
});

it("leads to the slide of the chosen product", () => {
  show();
  const [first, second] = entries() as [HTMLElement, HTMLElement];
  expect(first).toHaveAttribute("aria-pressed", "true");
  fireEvent.click(second);
  expect(second).toHaveAttribute("aria-pressed", "true");
  expect(first).toHaveAttribute("aria-pressed", "false");
  const dots = screen.getByRole("group", { name: app().carousel.dots });
  expect(within(dots).getByRole("button", { current: true })).toHaveTextContent(
    String(items.indexOf(compared[1] as (typeof items)[number]) + 1),
  );
});

it.each([0, 1])("renders nothing if %i products have a real height", (count) => {
  const few = items.map((item, index) => ({
    ...item,
    heightMm: index < count ? item.heightMm : null,
  }));
  show(few);
  expect(row()).not.toBeInTheDocument();
});

it("leads to the right slide after a product without a real height", () => {
  const mixed = items.map((item, index) => ({ ...item, heightMm: index > 0 ? 500 : null }));
  show(mixed);
  fireEvent.click(entries()[0] as HTMLElement);
  const dots = screen.getByRole("group", { name: app().carousel.dots });
  expect(within(dots).getByRole("button", { current: true })).toHaveTextContent("2");
});
