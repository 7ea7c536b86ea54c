import { fillIn } from "../../lib/fillIn";
import { isBlank, parseMeasure } from "../../lib/typed";
import type { Answers } from "./formAnswers";

/** The option of a choice that reveals a field for another value. */
export const OTHER = "other";

/** A field of a calculator. Its name is its key in the list of fields, and that of its words in the content. */
export interface CalculatorField<Fault extends string = string> {
  /** Buttons side by side, a list of options, a number, a text of another kind, or a box that is ticked with “yes”. */
  kind: "choice" | "select" | "number" | "text" | "tick";
  /** The answer at first; blank without one. */
  initial?: string;
  /** The options of a choice or a select: weights in kg, names in the content, or numbers. */
  options?: readonly string[];
  areKilograms?: boolean;
  /** Parses what was typed or chosen, unless it is blank: its value, or the error. Without it, the value is the text. */
  read?: (answer: string) => { value?: unknown; fault?: Fault };
  /** The limits of a number, in the smaller unit; those of a weight are `{min}` and `{max}` in its errors. */
  limits?: readonly [min: number, max: number];
  /** The error of a blank field. */
  missing?: Fault;
  /** It may be blank if one of these fields is filled in. */
  unless?: readonly string[];
  /** A typed field that is hidden, and not read, unless another field has this answer. */
  onlyIf?: readonly [field: string, answer: string];
  /** What is filled in, if the field is blank, when another answer reveals it. */
  suggest?: () => string | undefined;
  /** Short fields are side by side, below the others. */
  isShort?: boolean;
}

/** The question of a field; with it, if it has them, its unit and its options. */
export type FieldWords = string | Readonly<Record<string, string>>;

/** The fields of a calculator in the order of its form. */
export type CalculatorFields<Fault extends string = string> = Readonly<
  Record<string, CalculatorField<Fault>>
>;

/** The values that were read, by the name of the field. */
type Values<Fields extends CalculatorFields> = {
  [Name in keyof Fields]?: Fields[Name] extends {
    read: (answer: string) => { value?: infer Value };
  }
    ? Value
    : string;
};

/** The names of the errors, by the name of the field. */
export type Errors<Fields extends CalculatorFields> = Partial<
  Record<keyof Fields, Fields extends CalculatorFields<infer Fault> ? Fault : never>
>;

/** A comma before three digits groups thousands or begins decimals; a field for small numbers has no thousands. */
const isAmbiguous = (typed: string, max: number) => max > 100_000 && /\d,\d{3}(?!\d)/.test(typed);

/**
 * A number with its limits, and its errors; without one for a blank field, it may be blank. What is out of range is never
 * silently clamped, and what may be two numbers is an error.
 * @param parse into the smaller unit; by default grams
 */
export const measure = <Fault extends string>(
  limits: readonly [min: number, max: number],
  faults: Readonly<Record<"number" | "low" | "high", Fault> & { blank?: Fault }>,
  parse: (typed: string) => number | undefined = (typed) =>
    isAmbiguous(typed, limits[1]) ? undefined : parseMeasure(typed),
) => ({
  kind: "number" as const,
  limits,
  missing: faults.blank,
  read: (typed: string): { value?: number; fault?: Fault } => {
    const value = parse(typed);
    if (value === undefined) return { fault: faults.number };
    if (value < limits[0]) return { fault: faults.low };
    return value > limits[1] ? { fault: faults.high } : { value };
  },
});

const inKilograms = (grams: number) => String(grams / 1000);

/**
 * A choice of sizes in g, and of another one that is typed; without sizes, it is typed at once.
 * @param selected one of the sizes; without it, none is selected at first
 */
export function sizeChoice(sizes: readonly number[], selected?: number) {
  const initial = selected === undefined ? "" : inKilograms(selected);
  return {
    kind: "choice" as const,
    options: [...sizes.map(inKilograms), OTHER],
    areKilograms: true,
    read: (kilograms: string) => ({ value: parseMeasure(kilograms) }),
    initial: sizes.length > 0 ? initial : OTHER,
  };
}

/**
 * A field's question, unit and options in words.
 * @param kilograms the pattern of a weight
 */
export function wordsOf(field: CalculatorField, words: FieldWords, kilograms: string) {
  const { label = "", unit, ...others } = typeof words === "string" ? { label: words } : words;
  const pattern = field.areKilograms ? kilograms : "{n}";
  const options = field.options?.map((value) => ({
    value,
    label: others[value] ?? fillIn(pattern, { n: value }),
  }));
  return { label, unit, options };
}

/** The answers at first. */
export const initialAnswersOf = (fields: CalculatorFields): Answers =>
  Object.fromEntries(Object.entries(fields).map(([name, { initial = "" }]) => [name, initial]));

const asText: NonNullable<CalculatorField["read"]> = (value) => ({ value });

/** Whether a field is asked for, with these answers to the others. */
export const isAsked = ({ onlyIf }: CalculatorField, answers: Answers) =>
  !onlyIf || answers[onlyIf[0]] === onlyIf[1];

/**
 * The values of the fields that are filled in, and the errors of all. No value is assumed for a blank field.
 * @returns also whether all that is filled in could be read (`isReadable`)
 */
export function readFields<Fields extends CalculatorFields>(fields: Fields, answers: Answers) {
  const values: Record<string, unknown> = {};
  const errors: Record<string, string> = {};
  let isReadable = true;
  for (const [name, field] of Object.entries(fields)) {
    const { [name]: answer = "" } = answers;
    const { read = asText, missing, unless = [] } = field;
    if (!isAsked(field, answers)) continue;
    if (isBlank(answer)) {
      const isExcused = unless.some((other) => !isBlank(answers[other] ?? ""));
      if (missing && !isExcused) errors[name] = missing;
      continue;
    }
    const { value, fault } = read(answer);
    values[name] = value;
    if (fault) errors[name] = fault;
    isReadable &&= !fault;
  }
  return { values: values as Values<Fields>, errors: errors as Errors<Fields>, isReadable };
}
