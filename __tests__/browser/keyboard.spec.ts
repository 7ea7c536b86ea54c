import { reachable, walk, type Stop } from "./support/keyboard";
import { kinds, unknownRoute } from "./support/routes";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const numbers = (stops: readonly Stop[]) => stops.map(({ number }) => number);

/** Steps that go up without moving to a column further right, which is not reading order. */
const stepsBack = (stops: readonly Stop[]) =>
  stops.flatMap((stop, at) => {
    const before = stops[at - 1];
    if (!before) return [];
    const isAbove = stop.box.bottom <= before.box.top + 1;
    const isFurtherOn = stop.box.left >= before.box.right - 1;
    return isAbove && !isFurtherOn ? [`${before.name} → ${stop.name}`] : [];
  });

const covered = (stops: readonly Stop[]) => stops.filter(({ coveredBy }) => coveredBy.length > 0);

for (const path of [...kinds, unknownRoute]) {
  test(`Tab moves through ${path} in reading order and back, and every stop is visible`, async ({
    page,
    complaints,
  }) => {
    if (path === unknownRoute) complaints.expect(/status of 404/);
    await visit(page, path);
    const stops = await walk(page, "Tab");
    expect(numbers(stops)).toEqual(await reachable(page));
    expect(stepsBack(stops)).toEqual([]);
    expect(covered(stops)).toEqual([]);
    expect(new Set(stops.map(({ ring }) => ring))).toEqual(new Set(["solid 3px"]));

    const back = await walk(page, "Shift+Tab");
    expect(numbers(back)).toEqual(numbers(stops).reverse());
    expect(covered(back)).toEqual([]);
  });
}
