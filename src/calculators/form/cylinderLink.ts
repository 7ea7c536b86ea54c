import { useState } from "react";
import { fillIn } from "../../lib/fillIn";
import type { FieldWords } from "./fields";
import { answersIn, type Answers } from "./formAnswers";

/** A name in the hash of a link that a visitor sent to themselves. */
const MARK = "cylinder";

/** What a page's calculators know of the visitor's cylinder, each its part; it is nowhere else than in the link. */
export function usePassport() {
  const [parts, keep] = useState<Answers>({});
  return { parts, keep };
}

export type PassportState = ReturnType<typeof usePassport>;

/** A hash that fills in the forms; the mark tells it from the hash of a page that was reloaded. */
export const hashOfPassport = (parts: readonly string[]) =>
  `#${MARK}=mine&${parts.filter(Boolean).join("&")}`;

/** A calculator's part of the hash. */
export const partOf = (answers: Answers) => new URLSearchParams(answers).toString();

/** The answers in the hash of a passport's link; none in any other hash. */
export function linkedIn(hash: string): Answers {
  const answers = answersIn(hash);
  return answers.has(MARK) ? Object.fromEntries(answers) : {};
}

/**
 * The words of a form in which these questions say that the answer is from the visitor's link.
 * @param pattern has the question as its `{label}`
 */
export function withMarks<Form extends Readonly<Record<string, FieldWords>>>(
  form: Form,
  pattern: string,
  names: readonly (keyof Form)[],
): Form {
  const mark = (label = "") => fillIn(pattern, { label });
  const marked = names.map((name) => {
    const words: FieldWords | undefined = form[name];
    return [name, typeof words === "object" ? { ...words, label: mark(words.label) } : mark(words)];
  });
  return { ...form, ...Object.fromEntries(marked) };
}
