import type { Page } from "@playwright/test";

interface PageState {
  name: string;
  /** A selector; the first page with this element is taken in this state. */
  control: string;
  prepare: (page: Page, control: string) => Promise<unknown>;
}

const press = (page: Page, control: string) => page.locator(control).first().click();

/** The states of pages, independent of their text. */
export const states: PageState[] = [
  { name: "menu", control: 'header button[aria-expanded="false"]', prepare: press },
  { name: "modal", control: 'main button[command="show-modal"]', prepare: press },
  { name: "notice", control: "article section > div > button", prepare: press },
  {
    name: "focus",
    control: "header a",
    prepare: async (page) => {
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
    },
  },
  {
    name: "submitted",
    control: "form:has([name=message]) [type=submit]",
    prepare: async (page, control) => {
      await page.locator("[name=name]").fill("Adésọlá Bello");
      await page.locator("[name=phone]").fill("0801 234 5678");
      await page.locator("[name=email]").fill("name@example.com");
      await page.locator("[name=message]").fill("Two refills in Ajah");
      await press(page, control);
    },
  },
];
