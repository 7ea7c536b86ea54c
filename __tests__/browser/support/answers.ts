import type { Locator, Page } from "@playwright/test";
import { TYPING_REST_MS } from "../../../src/lib/timing";
import type { Entries } from "./calculators";
import { nextTask } from "./visit";

/**
 * Enters answers, and waits until the calculator has answered: by the address, which takes a fifth of the time of
 * typing, and the last one by hand, because only then the errors show.
 */
export async function enter(page: Page, form: Locator, entries: Entries) {
  const linked = Object.entries(entries);
  const [name, answer = ""] = linked.pop() ?? [];
  // An address with an answer of no form empties this one.
  const hash = `#${new URLSearchParams([["nothing", ""], ...linked])}`;
  await page.evaluate((text) => void (location.hash = text), hash);
  await nextTask(page);
  if (name === undefined) return;
  const field = form.locator(`[name=${name}]`).first();
  const kind = await field.evaluate((node) => (node as HTMLInputElement | HTMLSelectElement).type);
  if (kind === "text") await field.fill(answer);
  else if (kind === "select-one") await field.selectOption(answer);
  else await form.locator(`label:has(> [name=${name}][value="${answer}"])`).click();
  await page.clock.runFor(TYPING_REST_MS);
  await nextTask(page);
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
