import { alertDocument } from "../browser/support/routes";
import { products, slideLabel, words } from "../browser/support/words";
import type { Visit } from "./support/Visit";
import { expect, test } from "./support/test";

const { carousel } = words.app;

async function write(visit: Visit, name: string, text: string) {
  await visit.click({ css: `main form [name="${name}"]` });
  await visit.tab.type(text);
}

test("products advance until they are paused, arrows wrap around, and three hundred presses leave the page", async ({
  visit,
}) => {
  const shelf = (css: string) =>
    `section[aria-label="${words.home.products.carouselLabel}"] ${css}`;
  const slide = { css: shelf(`[aria-roledescription="${carousel.slideRole}"]:not([inert])`) };
  const expectAt = (position: number) =>
    visit.expectAttribute(slide, "aria-label", slideLabel(position, products.length));
  await visit.open("/");
  await visit.tab.run(
    (css) => document.querySelector(css)?.scrollIntoView({ block: "center" }),
    shelf("*"),
  );
  await expectAt(1);
  await expectAt(2);
  await visit.click({ css: shelf("button"), name: carousel.pause });
  await visit.expectShown({ css: shelf(".slick-slider") });
  await visit.click({ css: shelf("[role='group'] button"), name: "1" });
  await visit.click({ css: shelf("button"), name: carousel.previous });
  await expectAt(products.length);
  await visit.click({ css: shelf("button"), name: carousel.next });
  await expectAt(1);
  await visit.expectText({ css: `${slide.css} h3` }, String(products[0]?.name));
  await visit.tab.run(
    (css) => {
      const arrow = document.querySelector<HTMLElement>(css);
      for (let press = 0; press < 300; press += 1) arrow?.click();
    },
    shelf(`button[aria-label="${carousel.next}"]`),
  );
  await visit.expectShown({ css: "#services h3" });
});

test("the form reports missing fields, keeps what was typed and prepares the message", async ({
  visit,
  expectMessage,
}) => {
  expectMessage(/^log: .*(Adésọlá|Object|object|JSHandle)/);
  await visit.open("/contact");
  const { submit, prepared } = words.contact.form;
  const entries = {
    name: "Adésọlá Bello",
    phone: "0801 234 5678",
    email: "adesola@example.com",
    message: "Two refills & a hose, 5 % off?",
  };
  for (const [name, text] of Object.entries(entries)) {
    await visit.click({ css: "main form button", name: submit });
    await visit.expectFocus({ css: `main form [name="${name}"]` });
    await visit.tab.type(text);
  }
  await visit.click({ css: "main form button", name: submit });
  for (const name of [prepared.whatsapp, prepared.mail]) {
    const link = { css: "main [role='status'] a", name };
    await visit.expectShown(link);
    const href = decodeURIComponent((await visit.see(link))?.attributes.href ?? "");
    for (const text of Object.values(entries)) expect(href).toContain(text);
  }
  await visit.expectPath("/contact");
});

test("a calculator follows the answers, a reload keeps them, and errors are beside their fields", async ({
  visit,
}) => {
  const { flame, gas } = words.lasting.form;
  const answer = { css: "main [role='status']" };
  await visit.open("/how-long-it-lasts");
  await visit.click({ css: "main form label", name: flame.high });
  await visit.click({ css: "main form label", name: gas.other });
  await write(visit, "otherGas", "5,5");
  // 5.5 kg × 12.8 ÷ (3 kW × 2 hours) = 11.7 days, × 13.6 = 12.5.
  await visit.expectText(answer, /for 11 to 12 days/);
  await visit.expectPath("/how-long-it-lasts#flame=high&gas=other&otherGas=5%2C5");
  await visit.reload();
  await visit.expectText(answer, /for 11 to 12 days/);
  await visit.open("/check-my-refill");
  await write(visit, "made", "C-27");
  await visit.expectAttribute({ css: "[name=made]" }, "aria-describedby", "field-made-error");
  await visit.expectAttribute({ css: "[name=made]" }, "aria-invalid", "true");
});

test("the numbers for leaks are uncovered on the first screen of the guide, and on the card above the steps", async ({
  visit,
}) => {
  const { path, alert } = alertDocument;
  await visit.tab.resize(500, 800);
  await visit.open(`${path}#${alert?.anchor}`);
  const calls = alert?.calls.map(({ number }) => `tel:${number}`) ?? [];
  expect(calls).not.toHaveLength(0);
  for (const href of calls) {
    const seen = () => visit.see({ css: `main a[href="${href}"]` });
    await expect.poll(async () => (await seen())?.isCovered).toBe(false);
  }
  await visit.open("/leak-card");
  const shown = await visit.tab.run(
    () =>
      [...document.querySelectorAll("ol li, a[href^='tel:']")]
        .filter((node) => node.checkVisibility())
        .map((node) => node.getAttribute("href") ?? node.textContent),
    null,
  );
  const steps = alert?.steps.map(({ lead, text }) => (lead ? `${lead} ${text}` : text)) ?? [];
  expect(shown).toEqual([...calls, ...steps]);
});
