import { colours } from "../../../src/theme/colours";

const isShown = (part: Element) =>
  !part.closest("[hidden]") && getComputedStyle(part).display !== "none";

/** The colour of a line that is a verdict. */
const toneOf = (line: Element) =>
  (["success", "accentText", "danger"] as const).find(
    (role) => getComputedStyle(line).color === colours[role],
  );

/**
 * All that a calculator says besides its labels and its notes: the errors with their fields, the answer with the colour
 * of its verdict and the addresses of its links, and the drawing's words.
 */
export function reading(form: HTMLElement) {
  const shown = (part: Element, css: string) => [...part.querySelectorAll(css)].filter(isShown);
  const errors = shown(form, "[id$=-error]").map(
    (error) => `! ${error.id.replace("-error", "")}: ${error.textContent}`,
  );
  const columns = form.parentElement;
  const below = columns?.nextElementSibling;
  const parts = columns ? shown(columns, "[role=status], svg[role=img]") : [];
  if (below?.matches("div")) parts.push(below);
  const texts = parts.flatMap((part) => {
    const words = shown(part, "p, li, h3").map((line) => {
      const tone = toneOf(line);
      return tone ? `${line.textContent} (${tone})` : line.textContent;
    });
    const links = shown(part, "a").map((link) => {
      const address = decodeURIComponent(link.getAttribute("href") ?? "");
      return `${link.textContent} → ${address.replaceAll(/\s*\n/g, " | ")}`;
    });
    return [part.getAttribute("aria-label"), ...words, links.join(" · ")];
  });
  return [...errors, ...texts].filter((line): line is string => Boolean(line));
}
