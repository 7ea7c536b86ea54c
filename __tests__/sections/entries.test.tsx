import { within } from "@testing-library/react";
import { ContactStart } from "../../src/sections/ContactStart";
import { Offer } from "../../src/sections/Offer";
import { Partners } from "../../src/sections/Partners";
import { Products } from "../../src/sections/Products";
import { slideLabel, words } from "../browser/support/words";
import { contact, home, partnerItems, productItems, serviceItems } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

// Fewer and barer entries than the fixture has, whose own are in the trees that the browser tests record.

test("one partner does not move; none leaves only the anchor", () => {
  const { partners } = home;
  const show = (items: typeof partnerItems) =>
    renderWithProviders(<Partners partners={partners} items={items} />).container;
  const one = show(partnerItems.slice(0, 1));
  expect(one.querySelectorAll("img")).toHaveLength(1);
  expect(within(one).queryByRole("button")).toBeNull();
  expect(show([]).innerHTML).toBe('<div id="partners"></div>');
});

type Product = (typeof productItems)[number];

test("a product without size, text and figures has name and price only, and one needs no controls", () => {
  const [{ slug, name, category, price, image, imageAlt }] = productItems as [Product];
  const bare = { slug, name, category, price, image, imageAlt } as Product;
  const { container: shown } = renderWithProviders(
    <Products products={home.products} items={[bare]} />,
  );
  const slide = within(shown).getByRole("group", { name: slideLabel(1, 1) });
  expect(slide.textContent).toBe(category + name + price.text + words.app.order.whatsapp);
  expect(within(slide).getByRole("img")).toBeInTheDocument();
  const carousel = within(shown).getByRole("region", { name: home.products.carouselLabel });
  expect(within(carousel).queryByRole("button")).toBeNull();
});

test("a single service has no control", () => {
  const { container } = renderWithProviders(
    <Offer offer={home.offer} services={serviceItems.slice(0, 1)} contactPath="/contact" />,
  );
  expect(within(container).queryByRole("button")).toBeNull();
});

test("a number of the line about leaks stays with the word before it", () => {
  const leak = { ...contact.leak, calls: "Ring 112 or 767 now" };
  const { container } = renderWithProviders(<ContactStart {...contact} leak={leak} />);
  expect(container.textContent).toContain("Ring\u00a0112 or\u00a0767 now");
});
