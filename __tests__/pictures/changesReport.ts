import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { encode } from "html-entities";
import sharp from "sharp";

/** A page at one width. */
interface PagePictures {
  /** The page, what has changed, and the width. */
  title: string;
  /**
   * Its pictures, by "before" and "after". A new page has no first one, a deleted page no second one; a page that
   * looks the same has none.
   */
  pictures: readonly { name: string; body?: Buffer }[];
}

/** As a JPEG in the document: a third of the PNG, and as tall as the longest page. */
async function figure(name: string, png: Buffer): Promise<string> {
  const jpeg = await sharp(png).jpeg({ quality: 65, mozjpeg: true }).toBuffer();
  const source = `data:image/jpeg;base64,${jpeg.toString("base64")}`;
  return `<figure><figcaption>${name}</figcaption><img alt="" src="${source}"></figure>`;
}

async function section({ title, pictures }: PagePictures): Promise<string> {
  const figures = pictures.map(({ name, body }) => body && figure(name, body));
  return `<section><h2>${encode(title)}</h2>${(await Promise.all(figures)).join("")}</section>`;
}

/** Returns one document with all pictures in it, those before and after a change side by side. */
export async function changesDocument(pages: readonly PagePictures[]): Promise<string> {
  const sorted = pages.toSorted((a, b) => a.title.localeCompare(b.title, "en", { numeric: true }));
  const sections = await Promise.all(sorted.map(section));
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Changed pages</title>
<style>
body { margin: 1rem; background: #ddd; font: 1rem sans-serif; }
section { display: flex; flex-wrap: wrap; gap: 1rem; }
h2 { width: 100%; }
figure { flex: 0 1 auto; max-width: calc(50% - 0.5rem); margin: 0; }
img { display: block; max-width: 100%; }
</style>
<h1>Changed pages</h1>
${sections.length ? sections.join("\n") : "<p>All pages look as before.</p>"}
</html>
`;
}

/** Writes the pictures that the tests attach as one document, which opens with one click. */
export default class ChangesReport implements Reporter {
  private readonly pages: PagePictures[] = [];
  private isIncomplete = false;

  constructor(private readonly options: { file?: string }) {}

  onTestEnd(test: TestCase, { attachments, status }: TestResult): void {
    const pictures = attachments.filter(({ name }) => /^(?:before|after)$/.test(name));
    const isSame = pictures.length === 2 && status === "passed";
    // The title is what the test expects.
    const title = isSame ? test.title : test.title.replace("looks the same", "looks different");
    if (pictures.length > 0) this.pages.push({ title, pictures: isSame ? [] : pictures });
  }

  /** Something besides a test failed, such as a server. */
  onError(): void {
    this.isIncomplete = true;
  }

  async onEnd(): Promise<void> {
    if (this.isIncomplete) return;
    const { file = "test-results/changed-pages.html" } = this.options;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await changesDocument(this.pages));
  }
}
