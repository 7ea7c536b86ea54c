import type { Page } from "@playwright/test";
import { appModal, showcase } from "./landing";
import { expect } from "./test";
import { words } from "./words";

/** What a visitor does on a page before its scripts have taken over, and after that. */
export interface ForeignVisit {
  path: string;
  early: (page: Page) => Promise<void>;
  late: (page: Page) => Promise<void>;
}

const menu = (page: Page) => page.locator("header button[aria-controls]");
const services = (page: Page) => page.locator("main h3 > button[aria-expanded]");
const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);

/** Selects two letters, so that the next ones typed replace them. */
const select = (page: Page, name: string) =>
  field(page, name).evaluate((node) => (node as HTMLInputElement).setSelectionRange(1, 3));

/** The browser fills in a field by itself: no event tells of it. */
const fillSilently = (page: Page, name: string, value: string) =>
  field(page, name).evaluate((node, text) => void ((node as HTMLInputElement).value = text), value);

async function closeMenu(page: Page) {
  await page.keyboard.press("Escape");
  await expect(menu(page)).toHaveAttribute("aria-expanded", "false");
  await expect(menu(page)).toBeFocused();
}

/** Opens the menu early, and closes it late. */
export const menuOn = (path: string): ForeignVisit => ({
  path,
  early: (page) => menu(page).tap(),
  late: closeMenu,
});

export const foreignVisits: Readonly<Record<string, ForeignVisit>> = {
  "a pressed service, a pressed arrow and the open menu": {
    path: "/",
    early: async (page) => {
      await services(page).nth(1).tap();
      await showcase(page).next.tap();
      await menu(page).tap();
    },
    late: async (page) => {
      await closeMenu(page);
      await services(page).nth(2).tap();
    },
  },
  "the open dialog": {
    path: "/",
    early: (page) => page.locator("#home button[commandfor]").last().tap(),
    late: async (page) => {
      await appModal(page).confirm.tap();
      await expect(appModal(page).box).toBeHidden();
    },
  },
  "the contact form": {
    path: "/contact",
    early: async (page) => {
      await field(page, "name").fill("Adésọlá");
      await fillSilently(page, "phone", "0801 234 5678");
      await field(page, "email").fill("adesola@example.com");
      await field(page, "message").pressSequentially("Two bottles");
      await select(page, "message");
    },
    late: async (page) => {
      await page.keyboard.type("hree");
      await page.getByRole("button", { name: words.contact.form.submit }).tap();
      await field(page, "name").fill("Bello");
    },
  },
  "two calculators": {
    path: "/check-my-refill",
    early: async (page) => {
      await page.locator("label:has(> [name=size][value='11'])").tap();
      await field(page, "made").fill("2019");
      await fillSilently(page, "tare", "15");
      await field(page, "paid").fill("11");
      await field(page, "now").pressSequentially("295");
      await select(page, "now");
    },
    late: async (page) => {
      const answer = page.locator("main [role=status]");
      await page.keyboard.type("6");
      await expect(answer.first()).toContainText("11 kg");
      await field(page, "now").fill("25.5");
      await expect(answer.first()).toContainText("0.5 kg");
      await field(page, "made").fill("1998");
      await expect(answer.last().locator("p").first()).not.toContainText("2019");
      await expect(answer.last()).toContainText("1998");
    },
  },
};
