import { words } from "../browser/support/words";
import type { Visit } from "./support/Visit";
import { expect, test } from "./support/test";

const { toLight, toDark } = words.app.theme;
const dark = "rgb(10, 13, 18)";
const light = "rgb(251, 248, 242)";

const expectGround = (visit: Visit, colour: string) =>
  expect
    .poll(() => visit.tab.run(() => getComputedStyle(document.body).backgroundColor, null))
    .toBe(colour);

test("the theme starts dark, can be switched both ways, and is remembered", async ({ visit }) => {
  await visit.open("/contact");
  await expectGround(visit, dark);
  for (const [name, colour] of [
    [toLight, light],
    [toDark, dark],
    [toLight, light],
  ] as const) {
    await visit.click({ css: "header button", name });
    await expectGround(visit, colour);
  }
  await visit.reload();
  await expectGround(visit, light);
  await visit.expectShown({ css: "header button", name: toDark });
});
