import { builtRoutes } from "../browser/support/builtRoutes";
import { readToItsEnd, scrollTo } from "../browser/support/scroll";
import { test, type Page } from "@playwright/test";
import { visit } from "../browser/support/visit";

interface PageState {
  name: string;
  /** A selector; the first page with this element is taken in this state. */
  control: string;
  prepare: (page: Page, control: string) => Promise<unknown>;
}

const press = (page: Page, control: string) => page.locator(control).first().click();

/** The states of pages, independent of their text. */
const states: PageState[] = [
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

/** In px: a low-cost phone, a tablet, a laptop, a desk screen. */
const widths = [360, 768, 1280, 1920];
const routes = [...builtRoutes("public"), "/no-such-page"];

for (const theme of ["dark", "light"])
  for (const width of widths)
    test(`${theme} at ${width} px`, async ({ page }, info) => {
      const take = async (name: string, fullPage = false) => {
        const body = await page.screenshot({ fullPage });
        await info.attach(name, { body, contentType: "image/png" });
      };
      await page.setViewportSize({ width, height: width < 768 ? 740 : Math.round(width * 0.6) });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.addInitScript((name) => localStorage.setItem("theme", name), theme);
      const left = new Set(states);
      for (const path of routes) {
        await visit(page, path);
        await readToItsEnd(page);
        await scrollTo(page, 0);
        await take(path, true);
        for (const state of left) {
          if (!(await page.locator(state.control).first().isVisible())) continue;
          left.delete(state);
          await state.prepare(page, state.control);
          await take(`${path}, ${state.name}`);
          await visit(page, path);
        }
      }
    });
