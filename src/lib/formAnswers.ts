/** What is chosen and typed in a form, by field. */
export type Answers = Readonly<Record<string, string>>;

/** Longer ones are no answers; addresses are typed by hand too. */
const LONGEST_ANSWER = 60;

export const readForm = (form: HTMLFormElement) =>
  // Forms here have no files.
  Object.fromEntries(new FormData(form) as Iterable<[string, string]>) as Answers;

/**
 * Fills in a form from what stands after the # of an address, such as `#gas=6&hours=1.5`. A plain
 * anchor leaves the form as it is, and so do fields and choices that the form does not have.
 */
export function fillForm(form: HTMLFormElement, hash: string) {
  if (!hash.includes("=")) return;
  const values = new URLSearchParams(hash.slice(1));
  for (const field of form.elements as Iterable<Element> as Iterable<HTMLInputElement>) {
    const value = values.get(field.name)?.slice(0, LONGEST_ANSWER);
    if (value === undefined) continue;
    const before = field.value;
    if (/radio|checkbox/.test(field.type)) field.checked ||= value === before;
    else field.value = value;
    // A list without such a choice is left empty.
    if (field.type === "select-one") field.value ||= before;
  }
}

/**
 * The hash with the answers that differ from what the form starts with, beside those of other forms.
 * Nothing after # is ever sent to a server.
 */
export function hashOf(answers: Answers, starts: Answers, hash: string): string {
  const kept = new URLSearchParams(hash.includes("=") ? hash.slice(1) : "");
  for (const name in { ...starts, ...answers }) {
    const value = answers[name] ?? "";
    if (value === (starts[name] ?? "")) kept.delete(name);
    else kept.set(name, value.slice(0, LONGEST_ANSWER));
  }
  return kept.toString() && `#${kept}`;
}
