import { readable, unread } from "../support/readerView";
import { alertDocument, leakCard, plainDocument } from "./support/routes";
import { expect, test } from "./support/test";
import { sizes } from "./support/trees";
import { visit } from "./support/visit";

// The library writes styles into the copy of the page that it reads.
test.beforeEach(({ complaints }) => complaints.allow(/inline style violates/));

// Firefox reads the page as it is, before or after its scripts have taken over.
for (const [name, open] of [
  ["without scripts", "goto"],
  ["with scripts", visit],
] as const)
  test(`reader views show every sentence of a page ${name}`, async ({ page }) => {
    const expectRead = async (path: string) =>
      expect.soft(await unread(page, page.locator(readable)), path).toEqual([]);
    for (const path of [alertDocument.path, plainDocument.path, leakCard, "/"])
      await test.step(path, async () => {
        await (open === "goto" ? page.goto(path) : open(page, path));
        await expectRead(path);
      });
    // There the landing page's services are folded.
    await page.setViewportSize(sizes.phone);
    await expectRead("/ on a phone");
  });
