import { services, words } from "../browser/support/words";
import { expect, test } from "./support/test";

test("the services on small screens are an accordion with at most one item open", async ({
  visit,
}) => {
  await visit.open("/");
  await visit.tab.resize(500, 800);
  const heads = "#what-we-offer h3 > button[aria-expanded]";
  const open = () =>
    visit.tab.run(
      (css) =>
        [...document.querySelectorAll(css)].map((head) => head.getAttribute("aria-expanded")),
      heads,
    );
  const expectOpen = (position: number) =>
    expect.poll(open).toEqual(services.map((_, index) => String(index === position)));

  await expectOpen(0);
  for (const position of [2, 1]) {
    await visit.click({ css: heads, name: services[position]?.title });
    await expectOpen(position);
  }
  await visit.tab.press("Enter");
  await expectOpen(-1);
  await visit.tab.press(" ");
  await expectOpen(1);
  await visit.click({ css: "#what-we-offer a", name: words.home.offer.contact });
  await visit.expectPath("/contact");
});
