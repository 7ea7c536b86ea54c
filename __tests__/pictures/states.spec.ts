import { builtRoutes } from "../browser/support/builtRoutes";
import { readToItsEnd, scrollTo } from "../browser/support/scroll";
import { test } from "@playwright/test";
import { visit } from "../browser/support/visit";
import { states } from "./states";

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
