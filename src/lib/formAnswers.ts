/** What is chosen and typed in a form, by field. */
export type Answers = Readonly<Record<string, string>>;

/** Longer ones are no answers; addresses are typed by hand too. */
const LONGEST_ANSWER = 60;

export function readForm(form: HTMLFormElement): Answers {
  const entries = [...new FormData(form)];
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

/** Fills in a field as far as it has such a choice. */
function fillField(field: Element | RadioNodeList, value: string) {
  if (field instanceof RadioNodeList) {
    for (const radio of field) (radio as HTMLInputElement).checked ||= isOf(radio, value);
  } else if (field instanceof HTMLSelectElement) {
    if ([...field.options].some((option) => option.value === value)) field.value = value;
  } else if (field instanceof HTMLInputElement) {
    if (field.type === "checkbox") field.checked = field.value === value;
    else field.value = value;
  }
}

const isOf = (radio: Node, value: string) => (radio as HTMLInputElement).value === value;

/**
 * Fills in a form from what stands after the # of an address, such as `#gas=6&hours=1.5`. A plain
 * anchor leaves the form as it is, and so do fields and choices that the form does not have.
 */
export function fillForm(form: HTMLFormElement, hash: string) {
  if (!hash.includes("=")) return;
  for (const [name, value] of new URLSearchParams(hash.slice(1))) {
    const field = form.elements.namedItem(name);
    if (field) fillField(field, value.slice(0, LONGEST_ANSWER));
  }
}

/**
 * The hash with the answers that differ from what the form starts with, beside those of other forms.
 * Nothing after # is ever sent to a server.
 */
export function hashOf(answers: Answers, starts: Answers, hash: string): string {
  const kept = new URLSearchParams(hash.includes("=") ? hash.slice(1) : "");
  for (const name of new Set([...Object.keys(starts), ...Object.keys(answers)])) {
    const value = answers[name] ?? "";
    if (value === (starts[name] ?? "")) kept.delete(name);
    else kept.set(name, value.slice(0, LONGEST_ANSWER));
  }
  return kept.toString() && `#${kept}`;
}
