import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";

/** The library that finds the article for Firefox’s reader view; others descend from it. */
const readability = readFileSync(require.resolve("@mozilla/readability/Readability.js"), "utf8");

/** What a reader view shows whole: a document, the leak card; the landing page's services and products. */
export const readable = "main article, #what-we-offer, #services [aria-roledescription]";

/** The text that a reader view shows of the page as it is, without white space. */
async function readerText(page: Page) {
  const article = await page.evaluate<{ title: string; textContent: string } | null>(`(() => {
    ${readability};
    return new Readability(document.cloneNode(true)).parse();
  })()`);
  return `${article?.title ?? ""} ${article?.textContent ?? ""}`.replaceAll(/\s+/g, "");
}

/** The passages of a part of the page: headings, paragraphs, entries of lists, cells. */
const passagesOf = (part: Locator) =>
  part.locator("h1, h2, h3, h4, p, li, dt, dd, th, td").evaluateAll((nodes) =>
    nodes
      // Buttons are no text; the contents repeat the headings.
      .filter((node) => !node.closest("nav, form, [hidden], [aria-hidden=true]"))
      .filter((node) => node.matches("h3") || !node.querySelector("button"))
      .map((node) => {
        const words = node.cloneNode(true) as Element;
        for (const other of words.querySelectorAll("ul, ol, script, svg")) other.remove();
        return words.textContent.trim();
      }),
  );

/** The passages of the parts that a reader view of the page leaves out. */
export async function unread(page: Page, parts: Locator) {
  const text = await readerText(page);
  const passages = await passagesOf(parts);
  if (passages.length === 0) throw new Error("The page has no such part");
  return passages.filter((passage) => !text.includes(passage.replaceAll(/\s+/g, "")));
}
