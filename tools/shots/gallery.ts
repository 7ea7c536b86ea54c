import type { Page } from "@playwright/test";
import { siteRoutes } from "../../src/pipeline/siteRoutes";

/** What the gallery shows: every page, and the one for unknown addresses. */
export const pages = [...siteRoutes(), "/no-such-page"];

/** Widths in px: a low-cost phone, a tablet, a laptop, a desk screen. */
export const widths = [360, 768, 1280, 1920];

export const themes = ["dark", "light"];

interface GalleryState {
  name: string;
  isFor: (route: string, width: number) => boolean;
  prepare: (page: Page) => Promise<unknown>;
}

const onLanding = (route: string) => route === "/";

/** States in which a page can be; `page` is the whole page as it arrives, the rest one screen. */
export const states: GalleryState[] = [
  { name: "page", isFor: () => true, prepare: () => Promise.resolve() },
  {
    name: "menu",
    isFor: (route, width) => onLanding(route) && width < 1024,
    prepare: (page) => page.getByRole("button", { name: /menu/i }).click(),
  },
  {
    name: "modal",
    isFor: onLanding,
    prepare: (page) =>
      page
        .getByRole("button", { name: /Google Play/ })
        .first()
        .click(),
  },
  {
    name: "focus",
    isFor: onLanding,
    prepare: async (page) => {
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
    },
  },
  {
    name: "submitted",
    isFor: (route) => route === "/contact",
    prepare: async (page) => {
      await page.locator("[name=name]").fill("Adésọlá Bello");
      await page.locator("[name=phone]").fill("0801 234 5678");
      await page.locator("[name=email]").fill("name@example.com");
      await page.locator("[name=message]").fill("Two refills in Ajah");
      await page.locator("[type=submit]").click();
    },
  },
  {
    name: "notice",
    isFor: (route) => route === "/privacy-policy",
    prepare: (page) =>
      page
        .getByRole("button", { name: /Copy the link/ })
        .first()
        .click(),
  },
];
