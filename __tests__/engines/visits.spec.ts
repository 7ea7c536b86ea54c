import { setTimeout } from "node:timers/promises";
import { otherDocument } from "../browser/support/routes";
import { headerLabel, services, words } from "../browser/support/words";
import type { Visit } from "./support/Visit";
import { expect, test } from "./support/test";

// One visit for each part of the site that depends on the engine. The browser tests prove all else, in Chromium.

const { modal, storeButtons, theme } = words.app;
const { open, close, items } = words.navigation.header;

const button = (name: string) => ({ css: "header button", name });
const headerLink = (to: string) => ({ css: `header nav a[href="${to}"]`, name: headerLabel(to) });
const app = { css: "main button", name: storeButtons.appStore.store };
const box = { css: "dialog[open]" };
const heads = "#what-we-offer h3 > button[aria-expanded]";
const ground = (visit: Visit) =>
  visit.tab.run(() => getComputedStyle(document.body).backgroundColor, null);
const scrollTop = (visit: Visit) => visit.tab.run(() => Math.round(window.scrollY), null);

/** The element is just below the header of 72 px, or as near to it as the page's end allows. */
const expectInPlace = (visit: Visit, id: string) =>
  expect
    .poll(() =>
      visit.tab.run((place) => {
        const top = document.getElementById(place)?.getBoundingClientRect().top ?? NaN;
        const { scrollHeight } = document.documentElement;
        const isAtEnd = window.scrollY + window.innerHeight >= scrollHeight - 2;
        return Math.abs(top - 72) <= 2 || (isAtEnd && top > 72);
      }, id),
    )
    .toBe(true);

test("links lead to the top of a page or to a section, and Back to the earlier place", async ({
  visit,
}) => {
  await visit.open("/");
  await visit.click({ css: "footer a", name: otherDocument.label });
  await visit.expectText({ css: "h1" }, otherDocument.title);
  await expect.poll(() => scrollTop(visit)).toBe(0);
  await visit.tab.run(() => window.scrollTo({ top: 300, behavior: "instant" }), null);
  await expect.poll(() => scrollTop(visit)).toBe(300);
  await visit.click(headerLink("/#partners"));
  await visit.expectPath("/#partners");
  await expectInPlace(visit, "partners");
  await visit.expectFocus({ css: "#partners" });
  await visit.tab.back();
  await visit.expectText({ css: "h1" }, otherDocument.title);
  await expect.poll(() => scrollTop(visit)).toBe(300);
});

test("a deep link opens its section, and a malformed percent sign shows its page", async ({
  visit,
}) => {
  await visit.open("/#partners");
  await expectInPlace(visit, "partners");
  await visit.open("/contact#100%");
  await visit.expectText({ css: "h1" }, words.contact.title);
});

test("menu, theme and dialog work before the scripts, once each, and after they have taken over", async ({
  visit,
}) => {
  await visit.tab.resize(500, 800);
  await visit.openOnly("/");
  await visit.click(button(open));
  await visit.click(button(theme.toLight));
  await visit.expectTakenOver();
  await visit.expectShown(headerLink("/contact"));
  expect(await ground(visit)).toBe("rgb(251, 248, 242)");
  await visit.click(button(theme.toDark));
  await expect.poll(() => ground(visit)).toBe("rgb(10, 13, 18)");
  await visit.click(button(close));
  await visit.click(button(open));
  await visit.tab.press("Escape");
  await visit.expectShown(headerLink("/contact"), false);
  await visit.expectFocus(button(open));
  await visit.tab.press("Enter");
  await visit.tab.press("Tab");
  await visit.expectFocus(headerLink(String(items[0]?.to)));

  await visit.openOnly("/");
  await visit.click(app);
  await visit.expectShown(box);
  await visit.expectTakenOver();
  await visit.expectShown(box);
  await visit.tab.press("Escape");
  await visit.expectShown(box, false);
  await visit.expectFocus(app);
});

test("a press that needs the scripts takes effect once they have taken over, and opens one service", async ({
  visit,
}) => {
  await visit.tab.resize(500, 800);
  await visit.openOnly("/");
  const states = () =>
    visit.tab.run(
      (css) =>
        [...document.querySelectorAll(css)].map((head) => head.getAttribute("aria-expanded")),
      heads,
    );
  const expectOpen = (position: number) =>
    expect.poll(states).toEqual(services.map((_, index) => String(index === position)));
  await visit.click({ css: heads, name: services[1]?.title });
  await visit.expectTakenOver();
  await expectOpen(1);
  await visit.tab.press("Enter");
  await expectOpen(-1);
  await visit.tab.press(" ");
  await expectOpen(1);
});

test("Tab stays in the dialog, and every way to close it restores the focus", async ({ visit }) => {
  await visit.open("/");
  const confirm = { css: "dialog[open] button", name: modal.confirm };
  const chat = { css: "dialog[open] a", name: modal.whatsapp };
  const icon = { css: "dialog[open] button", name: modal.close };
  for (const leave of [
    () => visit.click(confirm),
    () => visit.click(icon),
    async () => {
      // A click sooner counts as the second one of a double click.
      await setTimeout(500);
      await visit.tab.clickAt(8, 8);
    },
  ]) {
    await visit.click(app);
    await visit.expectFocus(confirm);
    for (const [key, next] of [
      ["Tab", chat],
      ["Tab", icon],
      ["Tab", confirm],
      ["Shift+Tab", icon],
    ] as const) {
      await visit.tab.press(key);
      await visit.expectFocus(next);
    }
    await leave();
    await visit.expectShown(box, false);
    await visit.expectFocus(app);
  }
});
