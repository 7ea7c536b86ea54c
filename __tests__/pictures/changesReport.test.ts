/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { TestCase, TestResult } from "@playwright/test/reporter";
import sharp from "sharp";
import { temporaryFolder } from "../support/temporaryFolder";
import ChangesReport from "./changesReport";

const file = join(temporaryFolder(), "made/changed-pages.html");

/** The document about tests with these titles, results and pictures. */
async function documentOf(
  ...tests: readonly (readonly [title: string, status: TestResult["status"], ...names: string[]])[]
): Promise<string> {
  const body = await sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  const report = new ChangesReport({ file });
  for (const [title, status, ...names] of tests) {
    const attachments = names.map((name) => ({ name, body, contentType: "image/png" }));
    report.onTestEnd({ title } as TestCase, { status, attachments } as unknown as TestResult);
  }
  await report.onEnd();
  return readFileSync(file, "utf8");
}

/** The heading of each page, with the captions of its pictures. */
const sectionsOf = (html: string) =>
  [...html.matchAll(/<section><h2>(.*?)<\/h2>(.*?)<\/section>/g)].map(([, title, rest = ""]) => [
    title,
    ...Array.from(
      rest.matchAll(
        /<figcaption>(\w+)<\/figcaption><img alt="" src="data:image\/jpeg;base64,\/9j/g,
      ),
      ([, name]) => name,
    ),
  ]);

test("has every page with its pictures, and says whether it looks different", async () => {
  const html = await documentOf(
    ["The scripts are the same", "failed"],
    ["/shop is new at 360 px", "passed", "after"],
    ["/contact looks the same at 1280 px", "failed", "before", "after", "screenshot"],
    ["/contact looks the same at 360 px", "passed", "before", "after"],
    ["/a&b is gone at 360 px", "passed", "before"],
  );
  expect(sectionsOf(html)).toEqual([
    ["/a&amp;b is gone at 360 px", "before"],
    ["/contact looks different at 1280 px", "before", "after"],
    ["/contact looks the same at 360 px"],
    ["/shop is new at 360 px", "after"],
  ]);
  // One file without anything else.
  expect(html).not.toMatch(/(?:src|href)="(?!data:)/);
});

test("says that nothing has changed", async () => {
  expect(await documentOf()).toContain("All pages look as before.");
});

test("writes nothing if the pages were not compared: they may differ", async () => {
  const missing = join(temporaryFolder(), "changed-pages.html");
  const report = new ChangesReport({ file: missing });
  report.onError();
  await report.onEnd();
  expect(existsSync(missing)).toBe(false);
});
