import { fillIn } from "../lib/fillIn";
import { inNaira, priceOf, type Money } from "../lib/money";
import { buildTime } from "../model/buildTime";
import { dayInWords, isFresh, type DatedPrice } from "../model/freshPrice";
import { inKilograms } from "../model/kilograms";
import { singleNode, type FieldResolver, type ResolverContext } from "./resolvers";

async function sizesAt(perKg: Money, pattern: string, { nodeModel }: ResolverContext) {
  const { entries } = await nodeModel.findAll<{ kilograms?: number }>({ type: "Product" });
  const sizes = new Set([...entries].flatMap(({ kilograms = [] }) => kilograms));
  return [...sizes]
    .sort((one, other) => one - other)
    .map((kilograms) => {
      const price = inNaira(priceOf(Math.round(kilograms * 1000), perKg.kobo));
      return fillIn(pattern, { size: inKilograms(kilograms), price });
    });
}

/** A note such as "in Lekki" as a sentence. */
const asSentence = (note: string) =>
  `${note.charAt(0).toUpperCase()}${note.slice(1)}${/[.!?]$/.test(note) ? "" : "."}`;

/** The query `refillPrice`: the price per kilogram in words; null if it is not set or too old. */
export const refillPrice: FieldResolver = {
  type: "RefillPrice",
  async resolve(_source, _args, context) {
    const price = await singleNode<Partial<DatedPrice> & { note?: string }>("SitePrices", context);
    const { perKg, date, days = 0, note } = price ?? {};
    if (!perKg || !date) return null;
    if (!isFresh({ date, days }, buildTime())) return null;
    const home = await singleNode<Pick<Queries.SiteHome, "refill">>("SiteHome", context);
    if (!home) return null;
    const { line, size, terms } = home.refill;
    return {
      line: fillIn(line, { price: perKg.text, date: dayInWords(date) }),
      sizes: await sizesAt(perKg, size, context),
      terms: note ? `${terms} ${asSentence(note)}` : terms,
      perKg: perKg.text.replace("₦", ""),
      date: dayInWords(date),
    };
  },
};
