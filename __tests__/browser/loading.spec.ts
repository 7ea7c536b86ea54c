import { LINK_PATIENCE_MS } from "../../src/lib/timing";
import { follow } from "./support/landing";
import { plainDocument } from "./support/routes";
import { expect, test } from "./support/test";
import { nextTask, visitWithStoppedClock } from "./support/visit";
import { words } from "./support/words";

test("a link whose page takes longer than 300 ms shows a loading bar, for 10 s at most", async ({
  page,
}) => {
  const bar = page.getByRole("progressbar", { name: words.app.loading });
  // With this status a browser stays on the page.
  await page.route(plainDocument.path, (route) => route.fulfill({ status: 204 }));
  await visitWithStoppedClock(page, "/contact");
  const answered = page.waitForResponse(`**${plainDocument.path}`);
  await follow(page, plainDocument.path);
  await answered;
  await nextTask(page);
  await page.clock.runFor(290);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(10);
  await expect(bar).toBeVisible();
  await page.clock.runFor(LINK_PATIENCE_MS);
  await expect(bar).toHaveCount(0);
});
