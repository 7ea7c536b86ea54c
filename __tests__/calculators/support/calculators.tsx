import type { ComponentType } from "react";
import { Lasting } from "../../../src/calculators/lasting/Lasting";
import { Refill } from "../../../src/calculators/refill/Refill";
import { useRefill } from "../../../src/calculators/refill/useRefill";
import { Stamps } from "../../../src/calculators/stamps/Stamps";
import { useStamps } from "../../../src/calculators/stamps/useStamps";
import { words } from "../../browser/support/words";
import { productItems } from "../../support/content";

/** What a visitor enters, by the name of the field: a text, or the value of an option. */
export type Entries = Readonly<Record<string, string>>;

/** A button press after the entries. */
export const submit = "submit";

const { lasting, refill } = words;
const price = { perKg: "1,090.50", date: "29 September 2025" };
const calls = [{ label: "Ring 999", number: "999" }];

const policies = { cylinderLife: "24 years", cylinderRetest: "8 years" };

/** Both calculators of the page, each with the other's verdict. */
function RefillPage() {
  const state = useRefill(productItems);
  const stamping = useStamps(policies, 0);
  return (
    <>
      <Refill words={refill} refill={state} calls={calls} isBarred={stamping.isBarred} />
      <Stamps words={refill.stamps} stamping={stamping} isDoubtful={state.isDoubtful} />
    </>
  );
}

export interface Calculator {
  Page: ComponentType;
  /** The title of its form. */
  title: string;
  /** What is entered, row by row; what the calculator then says is recorded. */
  entries: readonly (Entries | typeof submit)[];
}

/** Every calculator. */
export const calculators: Readonly<Record<string, Calculator>> = {
  lasting: {
    Page: () => <Lasting words={lasting} products={productItems} price={price} />,
    title: lasting.form.title,
    entries: [
      {},
      submit,
      { flame: "own", power: "1,750 W", burners: "3", hours: "1h30" },
      // More than the bottle can feed, more than a small one can, exactly a day, years.
      { gas: "11", flame: "own", power: "4", burners: "4", hours: "2" },
      { gas: "other", otherGas: "0.5", flame: "own", power: "4", burners: "4", hours: "2" },
      { gas: "other", otherGas: "1", flame: "own", power: "0.8", burners: "1", hours: "16" },
      { gas: "other", otherGas: "500", hours: "0.1" },
      // Money: ours at first; more and less than the limits of the gas. A size that is no longer offered.
      { money: "5000", gas: "money" },
      { gas: "money", money: "10000000", price: "1090.5" },
      { gas: "money", money: "100", price: "20000" },
      { gas: "0.45", hours: "1" },
      // Just outside the limits, and no numbers.
      { gas: "other", otherGas: "0.0994", flame: "own", power: "0.299", hours: "0.099" },
      { gas: "other", otherGas: "500.1", flame: "own", power: "60.1", hours: "24.1" },
      { gas: "money", money: "99.99", price: "20000.01", flame: "own", power: "2930.7" },
      { gas: "money", money: "10000000.01", price: "99.99", flame: "own", power: "much" },
      { gas: "other", otherGas: "1,000", flame: "own", power: "", hours: "" },
    ],
  },
  refill: {
    Page: RefillPage,
    title: refill.form.title,
    entries: [
      {},
      submit,
      { size: "11", tare: "15", before: "15.5", now: "26", paid: "10.5" },
      { size: "11", tare: "15", now: "26", paid: "11" },
      { size: "11", tare: "15,2", before: "17", now: "25.7", paid: "11", naira: "₦15,000" },
      // Exactly as much is missing as a cheap scale may be wrong.
      { size: "11", tare: "15", before: "15.5", now: "26", paid: "11" },
      { size: "11", tare: "15", now: "25.5", paid: "11", coarse: "yes" },
      { size: "11", tare: "15", now: "26", paid: "11", coarse: "yes" },
      // Without the stamp; above the mark by a little, by more, and by more than fits in.
      { size: "11", before: "15", now: "26", paid: "11" },
      { size: "11", tare: "15", before: "18", now: "26.2", paid: "8.2" },
      { size: "11", tare: "15", before: "18", now: "27.5", paid: "11" },
      { size: "11", tare: "15", now: "34", paid: "11" },
      { size: "11", tare: "15", now: "15", paid: "11", naira: "15000" },
      { size: "11", before: "20", now: "20", paid: "7" },
      // The dates are right, forbid it, or are right without the stamped weight.
      { size: "11", tare: "15", before: "17", now: "26", made: "2024", paid: "9" },
      { size: "11", tare: "15", before: "17", now: "26", made: "1990", paid: "9" },
      { size: "11", before: "17", now: "26", made: "2024", paid: "9" },
      // Weights that no cylinder of that size has.
      { size: "11", tare: "7", now: "18", paid: "11" },
      // Errors: contradictions, limits, no numbers.
      { size: "11", tare: "15", now: "14", paid: "11" },
      { size: "11", before: "5", now: "10.5", paid: "11" },
      { size: "11", tare: "15", now: "26", paid: "12" },
      { size: "11", tare: "0.4", before: "201", now: "0.49", paid: "0.09", naira: "0.99" },
      { size: "11", tare: "121", before: "x", now: "y", paid: "61", naira: "10,000,001" },
      { size: "other", tare: "7.8", now: "13.8", paid: "6", naira: "much", otherSize: "61" },
    ],
  },
  stamps: {
    Page: RefillPage,
    title: refill.stamps.form.title,
    entries: [
      // Today is in October 2025; a re-test is promised every 8 years, and 24 years in all.
      {},
      submit,
      { made: "06/2010", tested: "07/2018" },
      { made: "2017" },
      // June 2012, or December 2006.
      { made: "06/12" },
      { made: "12/2017" },
      { made: "2004", tested: "2021" },
      { made: "11/2003", tested: "2019" },
      { made: "2002" },
      { made: "2001", tested: "2018" },
      { made: "1998", tested: "2024" },
      { expired: "yes" },
      { made: "06/2019", tested: "05/2019", unreadable: "yes" },
      { made: "C-27", tested: "EXP 05/2024" },
      { made: "13/13", tested: "2031" },
      { made: "1875" },
      // This month.
      { made: "10/2025" },
      // Beside a good weight, and beside one without the stamp.
      { size: "11", tare: "15", before: "17", now: "26", paid: "9", made: "2024" },
      { size: "11", before: "17", now: "26", paid: "9", made: "2024" },
    ],
  },
};
