import { counted } from "../../../../src/model/counted";
import { ageInDays, dayInWords, lastDay } from "../../../../src/model/freshPrice";
import { product } from "../../../../src/model/types/product";
import { sitePrices } from "../../../../src/model/types/sitePrices";
import { filesOf, type Site } from "../read/reading";

/** In kobo: a price outside this range is probably the price of a cylinder, or a mistake. */
const usual = { min: 20_000, max: 1_000_000 };

/** Reports a price without a date or with a future one; gives hints about old and unusual prices. */
export function checkPrices(site: Site): void {
  for (const { fields, report, hint } of filesOf(site, sitePrices, "price")) {
    const { perKg, date, days } = fields;
    if (!perKg !== !date)
      report(perKg ? "perKg" : "date", "a price needs its date; write both or neither");
    if (perKg?.kobo && (perKg.kobo < usual.min || perKg.kobo > usual.max))
      hint(
        "perKg",
        `${perKg.text} is unusual for 1 kg of gas; is it the price of a whole cylinder?`,
      );
    if (!perKg || !date) continue;
    const age = ageInDays(date, site.today.getTime());
    if (age < 0)
      report("date", `"date" is ${date}, a day in the future; write the date of the price`);
    else if (age > days)
      hint(
        "date",
        `the price is ${counted(age, "day")} old and is no longer shown; write today's price and date, or delete both`,
      );
    else if (age >= days - 1)
      hint(
        "date",
        `the price is shown until the end of ${dayInWords(lastDay({ date, days }))}; then write the new price and date`,
      );
  }
}

const kilogramsIn = (name: string) =>
  [...name.matchAll(/(\d+(?:[.,]\d+)?)\s?kg\b/gi)].map(([, one = ""]) => +one.replace(",", "."));

/** Gives hints about products for nothing, and about facts of products that disagree. */
export function hintProducts(site: Site): void {
  const products = filesOf(site, product, "product");
  for (const [index, { fields, hint }] of products.entries()) {
    const { name, price, kilograms: gas = NaN } = fields;
    if (price.kobo === 0) hint("price", `"price" is ${price.text}; write the price, or On request`);
    const named = kilogramsIn(name);
    if (gas && named.length > 0 && !named.includes(gas))
      hint("kilograms", `"kilograms" is ${gas}, and "name" is ${name}; write the same in both`);
    for (const [at, { fields: other }] of products.entries()) {
      const isSame = (one: "kilograms" | "heightMm") => fields[one] && fields[one] === other[one];
      const same = at < index && (["kilograms", "heightMm"] as const).find(isSame);
      if (same) hint(same, `"${same}" is that of ${other.name}, too; is that right for ${name}?`);
      const costs = `${name} costs more than ${other.name}, which has more gas; is that right?`;
      if (gas < Number(other.kilograms) && Number(price.kobo) > Number(other.price.kobo))
        hint("price", costs);
    }
  }
}
