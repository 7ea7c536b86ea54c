import { setTimeout as realTime } from "node:timers/promises";
import { kinds } from "./support/routes";
import { scrollTo } from "./support/scroll";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";

// Chromium complains about preloads that nothing used some seconds after the page is there.
const UNUSED_PRELOAD_MS = 4000;

test("nothing is said, and nobody else asked, while every page is read to its end", async ({
  page,
  context,
  complaints,
}) => {
  const pages = [page];
  for (const path of kinds) {
    const current = pages.at(-1) ?? page;
    await visit(current, path);
    const end = await current.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < end; top += 600) await scrollTo(current, top);
    if (path !== kinds.at(-1)) pages.push(await context.newPage());
  }
  await realTime(UNUSED_PRELOAD_MS);
  expect(complaints.problems()).toEqual([]);
  expect(complaints.requests.length).toBeGreaterThan(kinds.length * 5);
  expect(await context.cookies()).toEqual([]);
});
