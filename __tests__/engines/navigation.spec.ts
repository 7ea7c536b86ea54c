import { alertDocument, otherDocument, plainDocument } from "../browser/support/routes";
import { footerLabel, headerLabel, words } from "../browser/support/words";
import type { Visit } from "./support/Visit";
import { expect, test } from "./support/test";

/** The height in px of the sticky header, which must not cover sections. */
const HEADER_PX = 72;

const headerLink = (to: string) => ({ css: `header nav a[href="${to}"]`, name: headerLabel(to) });
const footerLink = (name: string) => ({ css: "footer a", name });
const scrollTop = (visit: Visit) => visit.tab.run(() => Math.round(window.scrollY), null);

/** The element is just below the header, or as near to it as the page's end allows. */
const expectInPlace = (visit: Visit, id: string) =>
  expect
    .poll(() =>
      visit.tab.run(
        ({ place, header }) => {
          const top = document.getElementById(place)?.getBoundingClientRect().top ?? NaN;
          const { scrollHeight } = document.documentElement;
          const isAtEnd = window.scrollY + window.innerHeight >= scrollHeight - 2;
          const distance = Math.round(Math.abs(top - header));
          return distance <= 2 || (isAtEnd && top > header) ? "in place" : `${distance} px away`;
        },
        { place: id, header: HEADER_PX },
      ),
    )
    .toBe("in place");

async function readDownTo(visit: Visit, top: number) {
  await visit.tab.run((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
  await expect.poll(() => scrollTop(visit)).toBe(top);
}

test("footer links lead to the top of the next page, and a section's link there", async ({
  visit,
}) => {
  await visit.open("/");
  for (const { label, title, path } of [otherDocument, plainDocument, alertDocument]) {
    await visit.click(footerLink(label));
    await visit.expectPath(path);
    await visit.expectText({ css: "h1" }, title);
    await expect.poll(() => scrollTop(visit)).toBe(0);
    expect(await visit.tab.run(() => document.title, null)).toContain(title);
  }
  await visit.open("/contact");
  await visit.click(headerLink("/#partners"));
  await visit.expectPath("/#partners");
  await expectInPlace(visit, "partners");
  await visit.expectFocus({ css: "#partners" });
});

test("Back restores each page's scroll position", async ({ visit }) => {
  await visit.open("/");
  await readDownTo(visit, 900);
  await visit.click(headerLink("/contact"));
  await visit.expectPath("/contact");
  await expect.poll(() => scrollTop(visit)).toBe(0);
  await readDownTo(visit, 300);
  await visit.click(footerLink(footerLabel("/#about")));
  await visit.expectPath("/#about");
  await expectInPlace(visit, "about");
  await visit.tab.back();
  await visit.expectPath("/contact");
  await visit.expectText({ css: "h1" }, words.contact.title);
  await visit.tab.back();
  await visit.expectPath("/");
  await expect.poll(() => scrollTop(visit)).toBe(900);
});

test("a deep link opens its section, and a malformed percent sign shows its page", async ({
  visit,
}) => {
  await visit.open("/#partners");
  await expectInPlace(visit, "partners");
  await visit.open("/contact#100%");
  await visit.expectText({ css: "h1" }, words.contact.title);
});

test("the numbers for leaks are uncovered on the first screen", async ({ visit }) => {
  await visit.tab.resize(500, 800);
  await visit.open(`${alertDocument.path}#${alertDocument.alert?.anchor}`);
  for (const { number } of alertDocument.alert?.calls ?? []) {
    const call = { css: `main a[href="tel:${number}"]` };
    await expect.poll(async () => (await visit.see(call))?.isCovered).toBe(false);
  }
  expect(alertDocument.alert?.calls).not.toHaveLength(0);
});
