import { expect, test as base } from "@playwright/test";
import { siteServer } from "../../tools/serve/siteServer";
import { hands } from "../browser/support/foreignHands";
import { alertDocument, leakCard, routes } from "../browser/support/routes";
import { services, words } from "../browser/support/words";
import { listening } from "../support/ask";
import { type Engine, startEngine, type Tab } from "./support/engines";

// One walk through the site in each engine. The browser tests prove all else, in Chromium.

const test = base.extend<{ tab: Tab }, { engine: Engine }>({
  engine: [
    async ({}, use, { project, parallelIndex }) => {
      const driverPort = Number(process.env.BROWSER_TEST_PORT ?? 9180) + 1 + parallelIndex;
      const engine = await startEngine(project.name.split("-").at(-1) ?? "", driverPort);
      await use(engine);
      await engine.stop();
    },
    { scope: "worker" },
  ],
  tab: async ({ engine }, use) => {
    const tab = await engine.openTab();
    await use(tab);
    expect(await tab.run(() => window.faults)).toEqual([]);
    await tab.close();
  },
});

/** The scripts have taken over and repeated the queued presses. */
const expectTakenOver = (tab: Tab) =>
  expect
    .poll(() => tab.run(() => !window.earlyVisit || Boolean(window.earlyVisit.isOver)))
    .toBe(true);

/** Moves the pointer, at which a page's scripts start. */
async function takeOver(tab: Tab) {
  await tab.run(() => void window.dispatchEvent(new Event("pointermove")));
  await expectTakenOver(tab);
}

/** What the page shows of the first visible element with this name or text. */
const look = (tab: Tab, css: string, name = "") =>
  tab.run(
    ([selector, wanted]) => {
      const node = [...document.querySelectorAll(selector)].find(
        (one) =>
          one.checkVisibility({ visibilityProperty: true }) &&
          !one.closest("[inert]") &&
          [one, ...one.querySelectorAll("[aria-label]")].some((named) =>
            `${named.getAttribute("aria-label")} ${named.textContent}`.includes(wanted),
          ),
      );
      if (!node) return null;
      const middle = () => {
        const { left, top, width, height } = node.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      };
      const isCovered = () => {
        const found = document.elementFromPoint(middle().x, middle().y);
        return !found || !(node.contains(found) || found.contains(node));
      };
      if (isCovered()) node.scrollIntoView({ block: "center", behavior: "instant" });
      return {
        ...middle(),
        isCovered: isCovered(),
        text: node.textContent ?? "",
        isFocused: node === document.activeElement,
        isExpanded: node.getAttribute("aria-expanded"),
      };
    },
    [css, name] as const,
  );

/** Clicks the middle of an element, once nothing covers it and it no longer moves. */
async function click(tab: Tab, css: string, name?: string) {
  let last: Awaited<ReturnType<typeof look>> = null;
  const isReady = async () => {
    const before = last;
    last = await look(tab, css, name);
    return last !== null && !last.isCovered && last.x === before?.x && last.y === before.y;
  };
  await expect.poll(isReady, { message: `${css} ${name}`, intervals: [50] }).toBe(true);
  const { x, y } = (await look(tab, css, name)) ?? { x: 0, y: 0 };
  await tab.clickAt(x, y);
}

/** Waits until an element with this name is shown like this; null if none is shown. */
const expectLook = (tab: Tab, css: string, name = "", seen: Record<string, unknown> | null) =>
  expect
    .poll(() => look(tab, css, name), `${css} ${name}`)
    .toEqual(seen && expect.objectContaining(seen));

test("every page loads, and is taken over without an error", async ({ tab, baseURL }) => {
  for (const route of routes) {
    await tab.open(baseURL + route);
    await takeOver(tab);
    await tab.run(() => window.scrollTo(0, document.documentElement.scrollHeight));
    expect(await tab.run(() => window.faults), route).toEqual([]);
  }
});

test("menu and dialog work before the scripts and after them", async ({ tab, baseURL }) => {
  const { open } = words.navigation.header;
  await tab.open(`${baseURL}/`);
  await click(tab, "header button", open);
  await expectTakenOver(tab);
  await expectLook(tab, "header nav a", "", {});
  await tab.escape();
  await expectLook(tab, "header nav a", "", null);
  await expectLook(tab, "header button", open, { isFocused: true });

  const app = "main button[commandfor]";
  const confirm = ["dialog[open] button", words.app.modal.confirm] as const;
  await click(tab, app);
  await expectLook(tab, ...confirm, { isFocused: true });
  await tab.escape();
  await expectLook(tab, "dialog[open]", "", null);
  await expectLook(tab, app, "", { isFocused: true });
  await click(tab, app);
  await click(tab, ...confirm);
  await expectLook(tab, "dialog[open]", "", null);
});

test("a pressed service opens, and an arrow shows the next product", async ({ tab, baseURL }) => {
  await tab.open(`${baseURL}/`);
  const head = ["#what-we-offer h3 button", services[1]?.title] as const;
  await click(tab, ...head);
  await expectTakenOver(tab);
  await expectLook(tab, ...head, { isExpanded: "true" });

  const shelf = `section[aria-label="${words.home.products.carouselLabel}"]`;
  const { pause, next } = words.app.carousel;
  await click(tab, `${shelf} button`, pause);
  const shown = async () => (await look(tab, `${shelf} [aria-roledescription]`))?.text;
  const before = await shown();
  await click(tab, `${shelf} button`, next);
  await expect.poll(shown).not.toBe(before);
});

test("a calculator answers", async ({ tab, baseURL }) => {
  const { flame, gas } = words.lasting.form;
  await tab.open(`${baseURL}/how-long-it-lasts`);
  await click(tab, "main form label", flame.high);
  await click(tab, "main form label", gas.other);
  await click(tab, "main [name=otherGas]");
  await tab.type("5,5");
  // 5.5 kg × 12.8 ÷ (3 kW × 2 hours) = 11.7 days, × 13.6 = 12.5.
  await expectLook(tab, "main [role=status]", "", { text: expect.stringMatching(/11\D+12/) });
});

test("beside a translator, the contact form keeps its entries", async ({ tab, baseURL }) => {
  await tab.open(`${baseURL}/contact`);
  await tab.run(hands["a translator"]);
  // As a browser fills it in, before the scripts.
  await tab.run(() => {
    const field = document.querySelector<HTMLInputElement>("main form [name=name]");
    if (field) field.value = "Adaeze";
  });
  await takeOver(tab);
  const { submit } = words.contact.form;
  const entries = { phone: "0801 234 5678", email: "ada@example.com", message: "Two & a hose?" };
  for (const [name, text] of Object.entries(entries)) {
    await click(tab, "main form button", submit);
    await expectLook(tab, `main form [name="${name}"]`, "", { isFocused: true });
    await tab.type(text);
  }
  await click(tab, "main form button", submit);
  const message = () =>
    tab.run(() => document.querySelector<HTMLAnchorElement>("main a[href*='Two%20']")?.href ?? "");
  await expect.poll(async () => decodeURIComponent(await message())).toContain("Adaeze");
});

test("the leak card opens without its server", async ({ tab }) => {
  const server = siteServer(".fixture-site/public");
  const origin = `http://localhost:${await listening(server)}`;
  await tab.open(`${origin}/contact`);
  await takeOver(tab);
  const stored = () => tab.run(async () => (await caches.keys()).join());
  await expect.poll(stored).toContain("leak-card");
  server.closeAllConnections();
  server.close();
  await tab.open(origin + leakCard);
  await expectLook(tab, "ol li", alertDocument.alert?.steps[0]?.text ?? "no step", {});
});
