import { routes } from "../browser/support/routes";
import { words } from "../browser/support/words";
import type { Visit } from "./support/Visit";
import { expect, test } from "./support/test";

/** A lost style throws no error, so some rules are read back. */
const styles = [
  ["body", "background-color", "rgb(10, 13, 18)"],
  ["header", "position", "sticky"],
  ["main form textarea", "resize", "vertical"],
] as const;

const stylesNow = (visit: Visit) =>
  visit.tab.run(
    (wanted) =>
      wanted.map(([css, property]) => {
        const node = document.querySelector(css);
        return node ? getComputedStyle(node).getPropertyValue(property) : `no ${css}`;
      }),
    styles.map(([css, property]) => [css, property] as const),
  );

const hasEarlyScript = (visit: Visit) =>
  visit.tab.run(() => document.documentElement.classList.contains("js"), null);

async function readToItsEnd(visit: Visit) {
  await visit.tab.run(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  }, null);
}

test("every page is opened and read to its end without a policy violation or console message", async ({
  visit,
}) => {
  for (const route of routes) {
    await visit.open(route);
    expect(await hasEarlyScript(visit), route).toBe(true);
    await readToItsEnd(visit);
  }
});

test("the styles of a page are complete", async ({ visit }) => {
  await visit.open("/contact");
  expect(await stylesNow(visit)).toEqual(styles.map(([, , value]) => value));
});

test("the map loads in its frame on request", async ({ visit, expectMessage }) => {
  expectMessage(/openstreetmap|ERR_|Failed to load/);
  await visit.open("/contact");
  await visit.expectShown({ css: "iframe" }, false);
  await visit.click({ css: "main button", name: words.contact.map.load });
  const frame = { css: `iframe[title="${words.contact.map.frameTitle}"]` };
  await visit.expectShown(frame);
  expect((await visit.see(frame))?.attributes.src).toMatch(/^https:\/\/www\.openstreetmap\.org\//);
  expect((await visit.tab.messages()).filter((text) => text.includes("policy"))).toEqual([]);
});

test("code injected into a page does not run, and is reported", async ({
  visit,
  expectMessage,
}) => {
  expectMessage(/policy|Content Security Policy|Content-Security-Policy|error/i);
  await visit.open("/contact");
  await visit.tab.run(() => {
    const smuggled = document.createElement("div");
    smuggled.innerHTML = `<img src="data:," onerror="document.title = 'smuggled'" alt="">`;
    const script = document.createElement("script");
    script.textContent = "document.title = 'smuggled'";
    document.body.append(smuggled, script);
  }, null);
  for (const directive of ["script-src-attr", "script-src-elem"]) {
    await expect
      .poll(async () => (await visit.tab.messages()).join("\n"))
      .toContain(`policy: ${directive} inline`);
  }
  expect(await visit.tab.run(() => document.title, null)).not.toBe("smuggled");
});
