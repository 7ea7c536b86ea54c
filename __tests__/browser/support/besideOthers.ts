import type { Page } from "@playwright/test";
import { hands, type Hand } from "./foreignHands";
import type { ForeignVisit } from "./foreignVisits";
import { expect, type Complaints } from "./test";
import { holdScripts, hydrated } from "./visit";

/** All that a visitor can see and has done. The translator's mark is not part of the words. */
const reading = (page: Page) =>
  page.evaluate(() => {
    const all = <Found extends Element>(css: string) => [...document.querySelectorAll<Found>(css)];
    const focused = document.activeElement as HTMLInputElement;
    const { selectionStart = null, selectionEnd = null } = focused;
    return {
      lines: all<HTMLElement>("header, main, footer, dialog").flatMap((part) =>
        part.innerText
          .replaceAll("\u2060", "")
          .split("\n")
          .map((line) => line.trim())
          .filter(Boolean),
      ),
      blocked: document.documentElement.dataset.blocked?.split("\n") ?? [],
      kept: {
        values: all<HTMLInputElement>("main [name]").map(
          ({ name, type, value, checked }) =>
            `${name}: ${/radio|checkbox/.test(type) ? `${value} ${checked}` : value}`,
        ),
        focus: [focused.localName, focused.name || focused.className, selectionStart, selectionEnd],
        open: all("header [aria-expanded=true], h3 [aria-expanded=true], dialog[open]").map(
          ({ className }) => className,
        ),
        slides: all("#services [aria-roledescription]:not([inert])")
          .filter((slide) => slide.checkVisibility({ visibilityProperty: true }))
          .map((slide) => slide.ariaLabel),
        links: all("main [role=status] a").map((link) => link.getAttribute("href")),
        address: location.hash,
      },
    };
  });

type Reading = Awaited<ReturnType<typeof reading>>;

/** When other programs change the page: before React hydrates it, while it is at work, or after that. */
export const moments = ["before", "during", "after"] as const;
export type Moment = (typeof moments)[number];

/** The hands reach in after so many of React's pauses; a page has a hundred. */
const PAUSES = 20;

/** Lets the hands work in the middle of React's work. */
async function workDuring(page: Page, chosen: readonly Hand[]) {
  const content = `window.reachIn = () => {${chosen.map((hand) => `(${hands[hand]})();`).join("")}}`;
  await page.addInitScript({ content });
  await page.addInitScript((wanted) => {
    // React pauses after 5 ms: by this clock, after every few components.
    let step = 0;
    const { now } = performance;
    performance.now = () => now.call(performance) + 2 * (step += 1);
    const { postMessage } = MessagePort.prototype;
    let posted = 0;
    MessagePort.prototype.postMessage = function (...args: unknown[]) {
      posted += 1;
      if (posted === wanted) {
        document.documentElement.dataset.reached = String(window.earlyVisit?.isTakenOver);
        (window as unknown as { reachIn: () => void }).reachIn();
      }
      postMessage.apply(this, args as [unknown]);
    };
  }, PAUSES);
}

/** Makes a visit, with other programs at work; returns what is seen after the take-over and at the end. */
async function make(page: Page, visit: ForeignVisit, chosen: readonly Hand[], moment?: Moment) {
  const work = async (now: Moment) => {
    if (moment === now) for (const hand of chosen) await page.evaluate(hands[hand]);
  };
  if (moment === "during") await workDuring(page, chosen);
  const release = await holdScripts(page);
  await page.goto(visit.path);
  await work("before");
  await visit.early(page);
  release();
  await hydrated(page);
  if (moment === "during")
    await expect(page.locator("html")).toHaveAttribute("data-reached", "undefined");
  if (chosen.includes("an extension") && moment !== "after")
    await expect(page.locator("html.js.foreign[lang=fr]")).toHaveAttribute("data-foreign");
  const first = await reading(page);
  await work("after");
  await visit.late(page);
  return [first, await reading(page)] as const;
}

/** The same visit without other programs, in another tab. */
async function makeAlone(page: Page, visit: ForeignVisit) {
  const tab = await page.context().newPage();
  const readings = await make(tab, visit, []);
  await tab.close();
  // A tab behind another one is slow.
  await page.bringToFront();
  return readings;
}

/** Those visits; each is made once in a worker. */
const alone = new Map<ForeignVisit, readonly Reading[]>();

/** Expects a visit with other programs at work to be as without them, but for links that a blocker has removed. */
export async function expectKept(
  page: Page,
  visit: ForeignVisit,
  chosen: readonly Hand[],
  moment: Moment,
  complaints: Complaints,
) {
  // React reports what it has rendered again.
  complaints.allow(/^console info: /);
  complaints.allow(/^console log: \{name: /);
  const expected = alone.get(visit) ?? (await makeAlone(page, visit));
  alone.set(visit, expected);
  for (const [index, { lines, blocked, kept }] of (
    await make(page, visit, chosen, moment)
  ).entries()) {
    const withoutBlocked = (all: readonly string[]) =>
      all
        .map((line) => blocked.reduce((rest, text) => rest.replace(text, "").trim(), line))
        .filter(Boolean);
    const wanted = withoutBlocked(expected[index]?.lines ?? []);
    const seen = withoutBlocked(lines);
    const missing = wanted.filter((line) => !seen.includes(line));
    const added = seen.filter((line) => !wanted.includes(line));
    expect.soft({ missing, added, kept }).toEqual({
      missing: [],
      added: [],
      kept: expected[index]?.kept,
    });
  }
}
