import type { Entries } from "./answers";
import { words } from "./words";

const { lasting, refill } = words;
const { stamps } = refill;
const { gas, flame, burners, otherGas, power, hours } = lasting.form;
const { size, otherSize, step } = refill.form;

/** The name of a field with its unit. */
export const withUnit = ({ label, unit }: { label: string; unit: string }) => `${label} (${unit})`;

const kitchen = (watts: string, rings: string, time: string): Entries => [
  [flame.label, flame.own],
  [withUnit(power), watts],
  [burners, rings],
  [withUnit(hours), time],
];
const otherAmount = (amount: string): Entries => [
  [gas.label, gas.other],
  [withUnit(otherGas), amount],
];

const weigh = (
  chosen: string,
  weights: Partial<Record<"tare" | "before" | "now" | "paid" | "naira", string>>,
): Entries => [
  [size.label, chosen],
  ...Object.entries(weights).map(
    ([name, weight]) => [withUnit(refill.form[name as keyof typeof weights]), weight] as const,
  ),
];

const dates = (made: string, tested: string, ...ticks: ("expired" | "unreadable")[]): Entries => [
  [stamps.form.made, made],
  [stamps.form.tested, tested],
  ...ticks.map((tick) => [stamps.form[tick], true] as const),
];

/** A button press after the entries. */
export const submit = "submit";

/** Entries into each calculator; what it then says is recorded in trees/answers-<name>.txt. */
export const calculators: Readonly<
  Record<string, { path: string; title: string; button: string; rows: (Entries | typeof submit)[] }>
> = {
  lasting: {
    path: "/how-long-it-lasts",
    title: lasting.form.title,
    button: lasting.form.submit,
    rows: [
      [],
      submit,
      [[gas.label, "88 kg"]],
      [[flame.label, flame.high]],
      [[withUnit(hours), "1,5"]],
      kitchen("1,5 kW", "3", "4 hours"),
      // More than any bottle can feed, exactly a day, years.
      [...otherAmount("0.5"), ...kitchen("4", "4", "2")],
      [...otherAmount("2.34"), ...kitchen("0.3", "4", "24")],
      [...otherAmount("500"), ...kitchen("0.3", "1", "0.1")],
      [...otherAmount("1"), ...kitchen("0.8", "1", "16")],
      // Just outside the limits, and no numbers.
      [...otherAmount("0.0994"), ...kitchen("0.299", "1", "0.099")],
      [...otherAmount("500.1"), ...kitchen("60.1", "6", "24.1")],
      [...otherAmount("some"), ...kitchen("much", "6", "half a day")],
      [...otherAmount(""), ...kitchen("", "2", "")],
    ],
  },
  refill: {
    path: "/check-my-refill",
    title: refill.form.title,
    button: refill.form.submit,
    rows: [
      [],
      submit,
      weigh("11 kg", { tare: "15", now: "26", paid: "11" }),
      weigh("11 kg", { tare: "15", now: "25.7", paid: "11" }),
      weigh("11 kg", { tare: "7", now: "18", paid: "11" }),
      weigh("11 kg", { tare: "15,2", now: "25.6", paid: "11", naira: "₦15,000" }),
      weigh("11 kg", { tare: "15.2", before: "17", now: "25.7", paid: "11", naira: "15000" }),
      [...weigh("11 kg", { tare: "15", now: "25.5", paid: "11" }), [step, "0.5 kg"]],
      [...weigh("11 kg", { tare: "15", now: "26", paid: "11" }), [step, "0.5 kg"]],
      [...weigh("11 kg", { tare: "15", now: "26.04", paid: "11" }), [step, "0.05 kg"]],
      weigh("11 kg", { before: "17", now: "24", paid: "6" }),
      weigh("11 kg", { tare: "15", before: "17", now: "24", paid: "6" }),
      weigh("11 kg", { tare: "15", before: "18", now: "27.5", paid: "11" }),
      weigh("11 kg", { tare: "15", now: "34", paid: "11" }),
      weigh("11 kg", { tare: "15", now: "15", paid: "11", naira: "15000" }),
      weigh("11 kg", { before: "20", now: "20", paid: "7" }),
      weigh("88 kg", { tare: "15", now: "75", paid: "60" }),
      [...weigh(size.other, { tare: "7.8", now: "13.8", paid: "6" }), [withUnit(otherSize), "6"]],
      [...weigh(size.other, { tare: "7.8", now: "13.8", paid: "6" }), [withUnit(otherSize), "61"]],
      // Errors: no reference, contradictions, limits, no numbers.
      weigh("11 kg", { now: "26", paid: "11" }),
      weigh("11 kg", { tare: "15", now: "14", paid: "11" }),
      weigh("11 kg", { tare: "15", before: "14", now: "25", paid: "11" }),
      weigh("11 kg", { before: "20", now: "19", paid: "7" }),
      weigh("11 kg", { before: "5", now: "10.5", paid: "11" }),
      weigh("11 kg", { tare: "15", now: "26", paid: "12" }),
      weigh("11 kg", { tare: "0.4", before: "201", now: "0.49", paid: "0.09", naira: "0.99" }),
      weigh("11 kg", { tare: "121", before: "x", now: "y", paid: "61", naira: "10,000,001" }),
      weigh("11 kg", { tare: "heavy", now: "26", paid: "11", naira: "much" }),
    ],
  },
  stamps: {
    path: "/check-my-refill",
    title: stamps.form.title,
    button: stamps.form.submit,
    // Today is in October 2025; the fixture promises a re-test every 8 years, and 24 years in all.
    rows: [
      [],
      submit,
      dates("2019", ""),
      dates("06/2010", "07/2018"),
      dates("2017", ""),
      dates("06/2016", ""),
      dates("12/2017", ""),
      dates("2004", "2021"),
      dates("11/2003", "2019"),
      dates("10/2002", "2018"),
      dates("2002", ""),
      dates("2001", "2018"),
      dates("2001", ""),
      dates("1998", "2024"),
      dates("", "2018"),
      dates("", "", "expired"),
      dates("2019", "2015", "expired", "unreadable"),
      dates("2019", "", "unreadable"),
      dates("C-27", "EXP 05/2024"),
      dates("13/13", "2031"),
      dates("1875", ""),
      dates("06/2019", "05/2019"),
    ],
  },
};
