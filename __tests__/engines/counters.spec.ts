import { words } from "../browser/support/words";
import { expect, test } from "./support/test";

test("the counters start at zero and reach their figures", async ({ visit }) => {
  await visit.open("/");
  const moving = () =>
    visit.tab.run(
      () => [...document.querySelectorAll("[data-counting]")].map((node) => node.textContent),
      null,
    );
  const { counters } = words.home.about;
  await expect.poll(moving).toHaveLength(counters.length);
  expect((await moving()).map((text) => Number.parseFloat(text ?? ""))).toEqual(
    counters.map(() => 0),
  );
  await visit.tab.run(
    () => document.querySelector("#about > div > dl")?.scrollIntoView({ block: "center" }),
    null,
  );
  await expect.poll(moving).toHaveLength(0);
  const figures = await visit.tab.run(
    () => [...document.querySelectorAll("#about > div > dl dd")].map((node) => node.textContent),
    null,
  );
  expect(figures).toEqual(
    counters.map(({ value, suffix = "" }) => `${value.toLocaleString("en-NG")}${suffix}`),
  );
});
