import { setTimeout as realTime } from "node:timers/promises";
import { kinds } from "./support/routes";
import { scrollTo } from "./support/scroll";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";

// Chromium warns about unused preloads a few seconds after the page has loaded.
const UNUSED_PRELOAD_MS = 4000;

test("reading every page to its end causes no console message and no external request", async ({
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
