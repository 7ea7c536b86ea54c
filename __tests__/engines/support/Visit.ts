import { expect } from "@playwright/test";
import type { BrowserTab } from "./BrowserTab";
import { look, type Seen, type Target } from "./look";

/** A visit of the fixture site in one engine; each step waits until the page is ready for it. */
export class Visit {
  constructor(
    readonly tab: BrowserTab,
    private readonly origin: string,
  ) {}

  /** Opens a page, whose scripts wait for the first interaction. */
  async openOnly(path: string) {
    await this.tab.open(this.origin + path);
  }

  /** Opens a page and waits until its scripts have taken over. */
  async open(path: string) {
    await this.openOnly(path);
    await this.interact();
  }

  async reload() {
    await this.tab.reload();
    await this.interact();
  }

  /** Clicks the middle of the element, once nothing covers it and it no longer moves. */
  async click(target: Target) {
    let last: Seen | null = null;
    const isReady = async () => {
      const before = last;
      last = await this.see(target, true);
      const isStill = before !== null && last?.x === before.x && last.y === before.y;
      return isStill && !last?.isCovered;
    };
    await expect
      .poll(isReady, { message: `${label(target)} can be clicked`, intervals: [50] })
      .toBe(true);
    const seen = await this.see(target);
    if (!seen) throw new Error(`${label(target)} went away`);
    await this.tab.clickAt(seen.x, seen.y);
  }

  /** The visible state of the first matching element that is shown; null if there is none. */
  see(target: Target, isSought = false) {
    return this.tab.run(look, { target, isSought });
  }

  async expectShown(target: Target, isShown = true) {
    await expect
      .poll(async () => (await this.see(target)) !== null, `${label(target)} is shown`)
      .toBe(isShown);
  }

  async expectFocus(target: Target) {
    await expect
      .poll(async () => (await this.see(target))?.isFocused, `${label(target)} has the focus`)
      .toBe(true);
  }

  async expectText(target: Target, text: string | RegExp) {
    const isText = typeof text === "string";
    const expected = isText ? text : expect.stringMatching(text);
    await expect.poll(async () => (await this.see(target))?.text, label(target)).toEqual(expected);
  }

  async expectAttribute(target: Target, name: string, value: string) {
    await expect
      .poll(async () => (await this.see(target))?.attributes[name], `${name} of ${label(target)}`)
      .toBe(value);
  }

  /** The address, relative to the site's root. */
  async expectPath(path: string) {
    await expect
      .poll(() => this.tab.run(() => location.pathname + location.search + location.hash, null))
      .toBe(path);
  }

  private async interact() {
    await this.tab.run(() => void window.dispatchEvent(new Event("pointermove")), null);
    await this.expectTakenOver();
  }

  /** The scripts have taken over and repeated the queued presses. */
  async expectTakenOver() {
    await expect
      .poll(() => this.tab.run(() => !window.earlyVisit || Boolean(window.earlyVisit.isOver), null))
      .toBe(true);
  }
}

const label = ({ css, name }: Target) => (name === undefined ? css : `${css} “${name}”`);
