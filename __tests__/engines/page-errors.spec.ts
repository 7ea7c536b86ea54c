import { words } from "../browser/support/words";
import { expect, test } from "./support/test";

const failInRender = () => {
  String.prototype.replaceAll = () => {
    throw new Error("Thrown by the test");
  };
};

for (const [when, open] of [
  ["during", "openOnly"],
  ["after", "open"],
] as const) {
  test(`an error ${when} hydration leaves the server's page`, async ({ visit, expectMessage }) => {
    // The drivers of WebKit and Firefox do not show the text of an error.
    expectMessage(/Thrown by the test|error: (\{|JSHandle@error)|#423/);
    await visit[open]("/");
    await visit.tab.run(failInRender, null);
    await visit.tab.run(() => {
      window.dispatchEvent(new Event("pointermove"));
      document.querySelector<HTMLElement>("#what-we-offer li button")?.click();
    }, null);
    await expect
      .poll(() => visit.tab.run(() => document.documentElement.className, null))
      .not.toContain("js");
    await visit.expectShown({ css: "h1" });
    await visit.expectShown({ css: "footer" });
    await visit.expectShown({ css: "header nav a", name: words.navigation.header.items[0]?.label });
  });
}

test("three hundred quick changes of a slide leave the page", async ({ visit }) => {
  await visit.open("/");
  const { next } = words.app.carousel;
  await visit.tab.run((name) => {
    const arrow = document.querySelector<HTMLElement>(`#services button[aria-label="${name}"]`);
    for (let press = 0; press < 300; press += 1) arrow?.click();
  }, next);
  await visit.expectShown({ css: "h1" });
  await visit.expectShown({ css: "#services h3" });
});
