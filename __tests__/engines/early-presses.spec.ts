import { headerLabel, services, words } from "../browser/support/words";
import type { Visit } from "./support/Visit";
import { expect, test } from "./support/test";

const button = (name: string) => ({ css: "header button", name });
const { open, close } = words.navigation.header;
const item = { css: 'header nav a[href="/contact"]', name: headerLabel("/contact") };

/** Records in the page every value that the attribute gets from now on. */
const record = ({ css, attribute }: { css: string; attribute: string }) => {
  const element = document.querySelector(css) as Element;
  const recorded: (string | null)[] = [];
  Object.assign(window, { recorded });
  new MutationObserver(() => {
    const value = element.getAttribute(attribute);
    if (value !== recorded.at(-1)) recorded.push(value);
  }).observe(element, { attributeFilter: [attribute] });
};

const recorded = (visit: Visit) =>
  visit.tab.run(() => (window as never as { recorded: string[] }).recorded, null);

test.beforeEach(async ({ visit }) => {
  await visit.tab.resize(500, 800);
  await visit.openOnly("/");
});

test("the menu opens before the scripts run, and stays open when they take over", async ({
  visit,
}) => {
  await visit.tab.run(record, { css: "header button[aria-controls]", attribute: "aria-expanded" });
  await visit.click(button(open));
  await visit.expectShown(item);
  await visit.expectTakenOver();
  await visit.expectShown(item);
  expect(await recorded(visit)).toEqual(["true"]);
  await visit.click(button(close));
  await visit.expectShown(item, false);
});

test("the theme changes once, whether it is pressed before or after the scripts run", async ({
  visit,
}) => {
  await visit.tab.resize(1200, 800);
  await visit.tab.run(record, { css: "html", attribute: "data-theme" });
  const { toLight, toDark } = words.app.theme;
  await visit.click(button(toLight));
  await visit.expectAttribute({ css: "html" }, "data-theme", "light");
  await visit.expectTakenOver();
  await visit.expectShown(button(toDark));
  expect(await recorded(visit)).toEqual(["light"]);
  await visit.click(button(toDark));
  await visit.expectAttribute({ css: "html" }, "data-theme", "dark");
});

test("a press that needs the scripts takes effect once they have taken over", async ({ visit }) => {
  const [, second] = services;
  const head = { css: "#what-we-offer h3 > button", name: second?.title };
  await visit.click(head);
  await visit.expectTakenOver();
  await visit.expectAttribute(head, "aria-expanded", "true");
  await visit.click(head);
  await visit.expectAttribute(head, "aria-expanded", "false");
});

test("a dialog that opens before the scripts run closes after they have taken over", async ({
  visit,
}) => {
  const opener = { css: "main button", name: words.app.storeButtons.appStore.store };
  const box = { css: "dialog[open]" };
  await visit.click(opener);
  await visit.expectShown(box);
  await visit.expectTakenOver();
  await visit.expectShown(box);
  await visit.tab.press("Escape");
  await visit.expectShown(box, false);
  await visit.expectFocus(opener);
});
