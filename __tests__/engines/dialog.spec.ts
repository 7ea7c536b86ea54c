import { words } from "../browser/support/words";
import { test } from "./support/test";

const { modal, storeButtons } = words.app;
const opener = { css: "main button", name: storeButtons.appStore.store };
const box = { css: "dialog[open]" };
const confirm = { css: "dialog[open] button", name: modal.confirm };
const close = { css: "dialog[open] button", name: modal.close };

test("an app button opens the modal, Tab stays in it, and every way to close it restores focus", async ({
  visit,
}) => {
  await visit.open("/");
  for (const leave of [
    () => visit.click(confirm),
    () => visit.click(close),
    () => visit.tab.press("Escape"),
    () => visit.tab.clickAt(8, 8),
  ]) {
    await visit.click(opener);
    await visit.expectShown(box);
    await visit.expectFocus(confirm);
    for (const [key, next] of [
      ["Tab", close],
      ["Tab", confirm],
      ["Shift+Tab", close],
    ] as const) {
      await visit.tab.press(key);
      await visit.expectFocus(next);
    }
    await leave();
    await visit.expectShown(box, false);
    await visit.expectFocus(opener);
  }
});
