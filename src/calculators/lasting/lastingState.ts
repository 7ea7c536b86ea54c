import { parseNaira } from "../../lib/money";
import { parseMeasure, type Unit } from "../../lib/typed";
import { measure, OTHER, readFields, sizeChoice, type CalculatorFields } from "../form/fields";
import type { Answers } from "../form/formAnswers";
import { usualSize } from "../form/sizesOf";
import { boughtGrams, FLAMES } from "./lasting";

/** The flame whose power is typed. */
const OWN = "own";

/** The option for gas that money buys. */
const MONEY = "money";

/** The limits of the gas, in g, however it is asked for. */
const LEAST = 100;
const MOST = 500_000;

/** The power of one burner in W, by the flame. */
const powers: Readonly<Record<string, number | undefined>> = FLAMES;

type Fault = keyof Queries.SiteLastingErrors;

/** A number with its limits in thousandths of the unit, by default kg, and the errors below and above them. */
const amount = (min: number, max: number, low: Fault, high: Fault, unit?: Unit) =>
  measure(
    [min, max],
    { number: "number", low, high, blank: low },
    unit && ((typed) => parseMeasure(typed, unit)),
  );

const withMoney = (sizes: ReturnType<typeof sizeChoice>) => ({
  ...sizes,
  options: [...sizes.options, MONEY],
});

/** An amount of money with its limits in kobo, and its error if it is blank, or outside them. */
const naira = (min: number, max: number, range: Fault, blank: Fault) => ({
  ...measure<Fault>([min, max], { number: "amount", low: range, high: range, blank }, parseNaira),
  onlyIf: ["gas", MONEY] as const,
});

const ownPower = amount(300, 60_000, "power", "power", "kW");

/** A power that was typed in watts without the unit, in W; undefined if it is none. */
export function wattsIn(typed = ""): number | undefined {
  const watts = (parseMeasure(typed, "kW") ?? 0) / 1000;
  const [min, max] = ownPower.limits;
  return watts >= min && watts <= max ? watts : undefined;
}

const readPower = (typed: string): ReturnType<typeof ownPower.read> =>
  wattsIn(typed) ? { value: undefined, fault: "watts" } : ownPower.read(typed);

/**
 * The fields of the form. Their first answers have a result, the example.
 * @param sizes to choose from, in g
 * @param ownPrice the company's own price of 1 kg, while it may be shown
 */
export const lastingFields = (sizes: readonly number[] = [], ownPrice?: () => string | undefined) =>
  ({
    gas: withMoney(sizeChoice(sizes, usualSize(sizes))),
    otherGas: { ...amount(LEAST, MOST, "gasLow", "gasHigh"), onlyIf: ["gas", OTHER] },
    money: naira(10_000, 1_000_000_000, "money", "money"),
    price: { ...naira(10_000, 2_000_000, "price", "priceBlank"), suggest: ownPrice },
    flame: {
      kind: "choice",
      options: ["medium", "high", OWN],
      initial: "medium",
      read: (flame: string) => ({ value: powers[flame] }),
    },
    power: { ...ownPower, read: readPower, onlyIf: ["flame", OWN] },
    burners: {
      kind: "select",
      options: ["1", "2", "3", "4", "5", "6"],
      initial: "1",
      read: (count: string) => ({ value: Number(count) }),
      isShort: true,
    },
    hours: {
      ...amount(100, 24_000, "hoursLow", "hoursHigh", "hours"),
      initial: "2",
      isShort: true,
    },
  }) satisfies CalculatorFields<Fault>;

/** The consumption according to the answers, and their errors; only these if any figure is missing or wrong. */
export function lastingState(answers: Answers, fields = lastingFields()) {
  const { values, errors } = readFields(fields, answers);
  const { gas, otherGas, money, price, flame, power, burners = 1, hours } = values;
  const purchase = money && price ? { money, price } : undefined;
  const bought = purchase && boughtGrams(purchase.money, purchase.price);
  if (bought !== undefined && bought < LEAST) errors.money = "tooLittle";
  if (bought !== undefined && bought > MOST) errors.money = "gasHigh";
  const grams = gas ?? otherGas ?? (errors.money ? undefined : bought);
  const watts = flame ?? power;
  if (grams === undefined || watts === undefined || hours === undefined) return { errors };
  return {
    errors,
    use: { grams, burners, watts, milliHours: hours },
    /** The money for the gas, and the price of 1 kg, in kobo; undefined if the gas is not asked for so. */
    purchase,
    /** The gas is that of a full cylinder, whose size is known. */
    isWholeCylinder: gas !== undefined,
  };
}

export type LastingState = ReturnType<typeof lastingState>;
