import {
  plausibleTares,
  refillCheck,
  type Amount,
  type Fullness,
  type Weighing,
} from "../../../src/calculators/refill/refillCheck";

/** A full cylinder, weighed after filling only; weights in g. */
const full: Weighing = { size: 12_500, tare: 15_000, now: 27_500, paid: 12_500, step: 100 };
const unstamped = { tare: undefined, before: 20_000, paid: 7000 };
const small = { size: 3000, tare: 4900, paid: 3000 };

test.each<[string, Partial<Weighing>, Amount["kind"], number, number, number?]>([
  ["short", { tare: 15_200, now: 27_100, kobo: 1_500_000 }, "short", 11_900, 600, 720],
  ["a part-fill", { before: 17_300, now: 23_200, paid: 6000, kobo: 720_000 }, "unsure", 5900, 100],
  ["a rounded price", { now: 27_130, kobo: 1_370_000 }, "short", 12_130, 370, 406],
  ["a little more", { before: 15_000, now: 27_550 }, "enough", 12_550, -50],
  ["perhaps old gas", { now: 24_000, paid: 8000 }, "held", 9000, -1000],
  ["coarsely more", { before: 17_000, now: 23_500, paid: 6000, step: 500 }, "enough", 6500, -500],
  ["too full", { before: 17_000, now: 29_500 }, undefined, 12_500, 0],
  ["a reading below empty", { now: 14_900 }, "empty", 0, 12_500],
  ["empty, and lighter than before", { before: 20_000, now: 15_000 }, "empty", 0, 12_500],
  ["nothing that the scale shows", { ...unstamped, now: 20_100 }, "nothing", 100, 6900],
  ["a little on a coarse scale", { ...unstamped, now: 21_000, step: 1000 }, "short", 1000, 6000],
  ["a coarse scale just above empty", { ...small, now: 5500, step: 1000 }, "short", 600, 2400],
  ["before, in the tolerance", { before: 14_900, now: 27_400 }, "right", 12_500, 0],
])("the amount: %s", (_, change, kind, ...[received, difference, naira]) => {
  const amount = { kind, received, difference, naira };
  expect(refillCheck({ ...full, ...change }).amount).toEqual(amount);
});

test.each<[string, Partial<Weighing>, Fullness | undefined, number]>([
  ["more than that", { now: 27_610 }, "slight", 12_610],
  ["as much as a scale can be wrong", { now: 28_000 }, "slight", 13_000],
  ["more than a scale can be wrong", { now: 28_010 }, "likely", 13_010],
  ["a small cylinder's whole volume", { size: 1000, tare: 1500, now: 2800 }, "impossible", 1300],
  ["the right amount, but overfilled", { before: 17_000, now: 29_500 }, "likely", 14_500],
  ["the whole volume", { now: 30_625 }, "likely", 15_625],
  ["more than the whole volume", { now: 31_000 }, "impossible", 16_000],
  ["without the empty weight", { ...unstamped, before: 17_000, now: 31_000 }, "likely", 14_000],
  ["a scale that cannot show it", { step: 500 }, "unknown", 12_500],
  ["a full cylinder without it", { ...unstamped, before: 17_000, now: 29_500 }, "unknown", 12_500],
  ["a coarse scale that shows it", { now: 27_000, step: 500 }, undefined, 12_000],
])("too full: %s", (_, change, fullness, gas) => {
  expect(refillCheck({ ...full, ...change })).toMatchObject({ fullness, gas });
});

test("an empty weight is plausible from 0.88 kg for each kg of gas to 1.4 kg, or to 1.75 kg in a small cylinder", () => {
  const tares = [12_500, 6501, 6500].map(plausibleTares);
  expect(tares).toEqual([
    { least: 11_000, most: 17_500 },
    { least: 5721, most: 9101 },
    { least: 5720, most: 11_375 },
  ]);
});
