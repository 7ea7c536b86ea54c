import type { Locator, Page } from "@playwright/test";
import { TYPING_REST_MS } from "../../../src/lib/timing";
import type { Entries } from "./calculators";
import { nextTask } from "./visit";

/** Enters one answer. */
async function enter(form: Locator, name: string, answer: string) {
  const option = form.locator(`label:has(> [name=${name}][value="${answer}"])`);
  if (await option.count()) return option.click();
  const field = form.locator(`[name=${name}]`);
  const isList = await field.evaluate((node) => node.tagName === "SELECT");
  await (isList ? field.selectOption(answer) : field.fill(answer));
}

/** Enters answers, and lets after each the time pass until the calculator answers: an option may show a field. */
export async function type(page: Page, form: Locator, entries: Entries) {
  for (const [name, answer] of Object.entries(entries)) {
    await enter(form, name, answer);
    await page.clock.runFor(TYPING_REST_MS);
    await nextTask(page);
  }
}

/**
 * All that a calculator says besides its labels and its table: the errors with their fields, the answer with the
 * colour of its verdict and the addresses of its links, the drawing and the comparison with the sizes of their bars.
 */
export const reading = (form: Locator) =>
  form.evaluate((node) => {
    const probe = document.body.appendChild(document.createElement("i"));
    const colourOf = (role: string) => {
      probe.style.color = `var(--${role})`;
      return getComputedStyle(probe).color;
    };
    const tones = { [colourOf("success")]: "good", [colourOf("danger")]: "bad" };
    probe.remove();
    const shown = (part: Element, css: string) =>
      [...part.querySelectorAll<HTMLElement>(css)].filter((each) => each.checkVisibility());
    const errors = shown(node, "[id$=-error]").map(
      (error) => `! ${error.id.replace("-error", "")}: ${error.innerText}`,
    );
    const sizes = (part: Element) =>
      [...part.querySelectorAll("rect")]
        .map((bar) => `${bar.getAttribute("width")} × ${bar.getAttribute("height")}`)
        .join(", ");
    const others = [...(node.parentElement?.children ?? [])].filter((part) => part !== node);
    const texts = others.flatMap((part) => {
      const drawing = part.querySelector("svg[role=img]");
      if (part.querySelector("table")) return [];
      const words = drawing
        ? [String(drawing.getAttribute("aria-label")), drawing.textContent]
        : shown(part, "p, li, h2, h3, dt, dd").map((line) => {
            const tone = tones[getComputedStyle(line).color];
            return tone ? `${line.innerText} (${tone})` : line.innerText;
          });
      const links = shown(part, "a").map(
        (link) => `${link.innerText} → ${decodeURIComponent(link.getAttribute("href") ?? "")}`,
      );
      const drawn = sizes(part);
      return [...words, ...links, ...(drawn ? [`drawn: ${drawn}`] : [])];
    });
    return [...errors, ...texts].join("\n");
  });
