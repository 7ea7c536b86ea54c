import {
  plausibleTares,
  refillCheck,
  type Amount,
  type RefillCheck,
  type Weighing,
} from "../../../src/calculators/refill/refillCheck";

/** Weights in kg and naira, as people write them. */
type Written = [
  size: number,
  tare: number,
  before: number,
  now: number,
  paid: number,
  naira: number,
  step: number,
];

const grams = (kilograms: number) => (kilograms ? Math.round(kilograms * 1000) : undefined);

/** 0 represents an absent value. */
const weighing = ([size, tare, before, now, paid, naira, step]: Written): Weighing => ({
  size: size * 1000,
  tare: grams(tare),
  before: grams(before),
  now: Math.round(now * 1000),
  paid: grams(paid),
  kobo: naira ? naira * 100 : undefined,
  step: Math.round(step * 1000),
});

test.each<[string, Written, RefillCheck["amount"]]>([
  ["short", [12.5, 15.2, 0, 27.1, 12.5, 15_000, 0.1], amount("short", 11_900, 600, 720)],
  ["a part-fill", [12.5, 15, 17.3, 23.2, 6, 7200, 0.1], amount("unsure", 5900, 100)],
  ["a rounded price", [12.5, 15, 0, 27.13, 12.5, 13_700, 0.1], amount("short", 12_130, 370, 406)],
  ["a little more", [12.5, 15, 15, 27.55, 12.5, 0, 0.1], amount("enough", 12_550, -50)],
  ["perhaps old gas", [12.5, 15, 0, 24, 8, 0, 0.1], amount("held", 9000, -1000)],
  ["more, on a coarse scale", [12.5, 15, 17, 23.5, 6, 0, 0.5], amount("enough", 6500, -500)],
  ["too full", [12.5, 15, 17, 29.5, 12.5, 0, 0.1], amount(undefined, 12_500, 0)],
  ["a reading below empty", [12.5, 15, 0, 14.9, 12.5, 0, 0.1], amount("empty", 0, 12_500)],
  ["empty, and lighter than before", [12.5, 15, 20, 15, 12.5, 0, 0.1], amount("empty", 0, 12_500)],
  ["nothing that the scale shows", [12.5, 0, 20, 20.1, 7, 0, 0.1], amount("nothing", 100, 6900)],
  ["little added, on a coarse scale", [12.5, 0, 20, 21, 7, 0, 1], amount("short", 1000, 6000)],
  ["a coarse scale just above empty", [3, 4.9, 0, 5.5, 3, 0, 1], amount("short", 600, 2400)],
  ["before, in the tolerance", [12.5, 15, 14.9, 27.4, 12.5, 0, 0.1], amount("right", 12_500, 0)],
])("the amount: %s", (_, written, expected) => {
  expect(refillCheck(weighing(written)).amount).toEqual(expected);
});

function amount(kind: Amount["kind"], received: number, difference: number, naira?: number) {
  return { kind, received, difference, naira };
}

test.each<[string, Written, RefillCheck["fullness"], number]>([
  ["more than that", [12.5, 15, 0, 27.61, 12.5, 0, 0.1], "slight", 12_610],
  ["as much as a scale can be wrong", [12.5, 15, 0, 28, 12.5, 0, 0.1], "slight", 13_000],
  ["more than a scale can be wrong", [12.5, 15, 0, 28.01, 12.5, 0, 0.1], "likely", 13_010],
  ["a small cylinder's whole volume", [1, 1.5, 0, 2.8, 1, 0, 0.1], "impossible", 1300],
  ["the right amount, but overfilled", [12.5, 15, 17, 29.5, 12.5, 0, 0.1], "likely", 14_500],
  ["the whole volume", [12.5, 15, 0, 30.625, 12.5, 0, 0.1], "likely", 15_625],
  ["more than the whole volume", [12.5, 15, 0, 31, 12.5, 0, 0.1], "impossible", 16_000],
  ["without the empty weight", [12.5, 0, 17, 31, 12.5, 0, 0.1], "likely", 14_000],
  ["a scale that cannot show it", [12.5, 15, 0, 27.5, 12.5, 0, 0.5], "unknown", 12_500],
  ["a full cylinder without it", [12.5, 0, 17, 29.5, 12.5, 0, 0.1], "unknown", 12_500],
  ["a coarse scale that shows it", [12.5, 15, 0, 27, 12.5, 0, 0.5], undefined, 12_000],
])("too full: %s", (_, written, fullness, gas) => {
  expect(refillCheck(weighing(written))).toMatchObject({ fullness, gas });
});

test("an empty weight is plausible from 0.88 kg for each kg of gas to 1.4 kg, or to 1.75 kg in a small cylinder", () => {
  const tares = [12_500, 6501, 6500].map(plausibleTares);
  expect(tares).toEqual([
    { least: 11_000, most: 17_500 },
    { least: 5721, most: 9101 },
    { least: 5720, most: 11_375 },
  ]);
});
