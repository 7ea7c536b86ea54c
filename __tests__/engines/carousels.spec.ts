import { products, services, slideLabel, words } from "../browser/support/words";
import { expect, test } from "./support/test";

const { carousel } = words.app;
const inside = (name: string, css: string) => `section[aria-label="${name}"] ${css}`;
const shelf = (css: string) => inside(words.home.products.carouselLabel, css);
const offer = (css: string) => inside(words.home.offer.carouselLabel, css);
const slide = `[aria-roledescription="${carousel.slideRole}"]:not([inert])`;

test("the products: arrows wrap around, dots lead to their product, and the names follow", async ({
  visit,
}) => {
  await visit.open("/");
  await visit.click({ css: shelf("button"), name: carousel.pause });
  await visit.expectShown({ css: shelf(".slick-slider") });
  const expectAt = async (position: number) => {
    await visit.expectAttribute(
      { css: shelf(slide) },
      "aria-label",
      slideLabel(position, products.length),
    );
    await visit.expectText({ css: shelf(`${slide} h3`) }, String(products[position - 1]?.name));
  };
  await visit.click({ css: shelf("button"), name: carousel.previous });
  await expectAt(products.length);
  await visit.click({ css: shelf("button"), name: carousel.next });
  await expectAt(1);
  await visit.tab.press("Enter");
  await expectAt(2);
  await visit.expectFocus({ css: shelf("button"), name: carousel.next });
});

test("the products advance automatically until they are paused", async ({ visit }) => {
  await visit.open("/");
  await visit.tab.run(
    (css) => document.querySelector(css)?.scrollIntoView({ block: "center" }),
    shelf("*"),
  );
  const shown = async () => (await visit.see({ css: shelf(slide) }))?.attributes["aria-label"];
  await expect.poll(shown).toBe(slideLabel(1, products.length));
  await expect.poll(shown).toBe(slideLabel(2, products.length));
  await visit.click({ css: shelf("button"), name: carousel.pause });
  await visit.expectShown({ css: shelf("button"), name: carousel.play });
});

test("a picked service shows its title and leads to the contact page", async ({ visit }) => {
  await visit.open("/");
  for (const [index, { title }] of services.entries()) {
    const pick = { css: offer("li button"), name: title };
    await visit.click(pick);
    await visit.expectAttribute(pick, "aria-current", "true");
    await visit.expectAttribute(
      { css: offer(slide) },
      "aria-label",
      slideLabel(index + 1, services.length),
    );
    await visit.expectText({ css: offer(`${slide} h3`) }, title);
  }
  await visit.click({ css: offer(`${slide} a`), name: words.home.offer.contact });
  await visit.expectPath("/contact");
});
