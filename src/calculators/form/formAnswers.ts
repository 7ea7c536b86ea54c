import { holdsAnswers } from "../../lib/holdsAnswers";
import { readForm } from "../../lib/readForm";
import { parseMeasure } from "../../lib/typed";
import { isAsked, OTHER, type CalculatorFields } from "./fields";

/** The values of a form, by field name. */
export type Answers = Readonly<Record<string, string>>;

/** No figure is longer: patterns would take minutes to read a link with thousands of spaces. */
const MAX_LENGTH = 40;

/** The answers in a URL's hash, such as `#gas=6&hours=1.5`; a plain anchor has none. */
export function answersIn(hash: string) {
  const answers = new URLSearchParams(holdsAnswers(hash) ? hash.slice(1) : "");
  return new URLSearchParams(
    Array.from(answers, ([name, value]) => [name, value.slice(0, MAX_LENGTH)]),
  );
}

/** Changes a size that is no longer offered to another one that is typed, so that old links keep their answer. */
export function keepSizes(fields: CalculatorFields, answers: URLSearchParams) {
  for (const [name, { onlyIf: [choice = "", option = ""] = [] }] of Object.entries(fields)) {
    const size = answers.get(choice) ?? "";
    const isOffered = fields[choice]?.options?.includes(size);
    if (option !== OTHER || isOffered || parseMeasure(size) === undefined) continue;
    answers.set(choice, OTHER);
    answers.set(name, size);
  }
}

/** Fills in a form. Unknown fields and unknown options are ignored; of two values of a field, the first one counts. */
export function fillForm(form: HTMLFormElement, answers: URLSearchParams) {
  for (const field of form.elements as Iterable<Element> as Iterable<HTMLInputElement>) {
    const value = answers.get(field.name);
    if (value === null) continue;
    const before = field.value;
    if (/radio|checkbox/.test(field.type)) field.checked ||= value === before;
    else field.value = value;
    // An unknown option leaves a select empty; restore its previous value.
    if (field.type === "select-one") field.value ||= before;
  }
}

/**
 * Fills in blank fields that are asked for with what they suggest.
 * @param changed the field that was changed; without it, all that may reveal others
 */
export function fillSuggestions(form: HTMLFormElement, fields: CalculatorFields, changed?: string) {
  for (const [name, field] of Object.entries(fields)) {
    const { suggest, onlyIf: [other] = [] } = field;
    if (!suggest || (changed && changed !== other) || !isAsked(field, readForm(form))) continue;
    const input = form.elements.namedItem(name) as HTMLInputElement;
    input.value ||= suggest() ?? "";
  }
}

/**
 * A hash with the answers that differ from the form's initial ones, keeping those of other forms. The
 * browser never sends the hash to a server.
 */
export function hashOf(answers: Answers, initialValues: Answers, hash: string): string {
  const kept = answersIn(hash);
  for (const name in { ...initialValues, ...answers }) {
    const { [name]: value = "" } = answers;
    const { [name]: start = "" } = initialValues;
    if (value === start) kept.delete(name);
    else kept.set(name, value);
  }
  return kept.toString() && `#${kept}`;
}
