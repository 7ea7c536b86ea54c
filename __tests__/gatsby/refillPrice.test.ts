import { refillPrice } from "../../src/gatsby/refillPrice";

const words = {
  line: "Gas: {price} on {date}",
  size: "{size} for {price}",
  terms: "Without the cart.",
};

/** The query's result, built at noon in Lagos on `today`. */
function pricedOn(today: string, price?: object) {
  process.env.SOURCE_DATE_EPOCH = String(Date.parse(`${today}T12:00:00+01:00`) / 1000);
  const nodes: Readonly<Record<string, unknown>> = {
    SitePrices: price,
    SiteHome: { refill: words },
  };
  const products = [{ kilograms: 12.5 }, {}, { kilograms: 12.5 }, { kilograms: 3 }];
  const nodeModel = {
    findOne: ({ type }: { type: string }) => Promise.resolve(nodes[type] ?? null),
    findAll: () => Promise.resolve({ entries: products }),
  };
  const resolve = refillPrice.resolve as (...args: unknown[]) => Promise<unknown>;
  return resolve({}, {}, { nodeModel });
}

afterEach(() => {
  delete process.env.SOURCE_DATE_EPOCH;
});

const perKg = { kobo: 109_900, text: "₦1,099" };
const price = { perKg, date: "2026-11-21", days: 3 };

it("returns the price with its date, and what each size costs", async () => {
  expect(await pricedOn("2026-11-24", { ...price, note: "in Lekki" })).toEqual({
    line: "Gas: ₦1,099 on 21 November 2026",
    sizes: ["3\u00a0kg for ₦3,297", "12.5\u00a0kg for ₦13,738"],
    terms: "Without the cart. In Lekki.",
    perKg: "1,099",
    date: "21 November 2026",
  });
});

it.each([
  ["there is no file", "2026-11-21", undefined],
  ["there is no price", "2026-11-21", { days: 3 }],
  ["there is no date", "2026-11-21", { perKg, days: 3 }],
  ["it is too old", "2026-11-25", price],
  ["its date is in the future", "2026-11-20", price],
])("returns nothing if %s", async (_name, today, fields) => {
  expect(await pricedOn(today, fields)).toBeNull();
});
