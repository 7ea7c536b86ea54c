import { FLAMES, lasting, type Use } from "../../../src/calculators/lasting/lasting";

const { medium, high } = FLAMES;

/** From kg, kW and hours. */
const use = (kilograms: number, burners: number, watts: number, hours: number): Use => ({
  grams: kilograms * 1000,
  burners,
  watts,
  milliHours: hours * 1000,
});

test.each([
  ["a family", use(12.5, 1, medium, 2), [45, 49], [91, 97], 46],
  ["a small cylinder", use(3, 1, high, 1), [12, 14], [12, 14], 11],
  ["two burners", use(6, 2, medium, 1.5), [14, 16], [21, 23], 22],
  ["a caterer", use(50, 2, 10_000, 3), [10, 11], [32, 34], undefined],
  ["a partly used cylinder", use(2.4, 1, high, 4), [2, 3], [10, 11], 8],
  ["less than a day", use(1, 4, high, 2), [0, 1], [1, 1.1], 3],
  ["two ends that are the same number", use(4, 1, 2000, 8), [3, 3], [25, 27], 14],
  ["a half, which is rounded up", use(1.25, 1, 2000, 1), [8, 9], [8, 8.5], 4],
])("%s", (_, used, [fewest, most], [least, longest], householdDays) => {
  const { days, hours, ...rest } = lasting(used);
  expect(days).toEqual({ low: fewest, high: most });
  expect(hours).toEqual({ low: least, high: longest });
  expect(rest.householdDays).toBe(householdDays);
});

test.each([
  [269, undefined],
  [270, 1],
  [3000, 11],
  [6000, 22],
  // 46.3
  [12_500, 46],
  // 45.97
  [12_412, 45],
  [12_501, undefined],
])("%d g for light use", (grams, days) => {
  expect(lasting({ ...use(1, 1, medium, 2), grams }).householdDays).toBe(days);
});

test.each([
  ["one burner on a high flame", use(3, 1, high, 1), false],
  ["one burner on what is left", use(0.5, 1, high, 1), false],
  ["two burners on a high flame", use(3, 2, high, 1), true],
  ["four burners on a medium flame", use(6, 4, medium, 1), false],
  ["all that 12.5 kg can feed", use(12.5, 5, high, 1), false],
  ["a little more", use(12.499, 5, high, 1), true],
  ["a restaurant's burners", use(50, 6, 10_000, 3), false],
])("%s: too much power?", (_, used, expected) => {
  expect(lasting(used).isTooMuchPower).toBe(expected);
});

test.each([
  ["lessThanADay", use(1, 4, high, 2)],
  // 0.97 to 1.03 days.
  ["lessThanADay", use(1.91, 4, high, 2.1)],
  ["days", use(3.5, 1, 2000, 22.4)],
  ["days", use(12.5, 1, medium, 2)],
  ["days", use(136.71, 1, medium, 1)],
  ["tooLong", use(500, 1, 300, 0.1)],
  // 1,000 days.
  ["days", use(10, 1, 128, 1)],
])("the kind %s", (kind, used) => {
  expect(lasting(used).kind).toBe(kind);
});
