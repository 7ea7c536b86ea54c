/** The values of a form without file inputs, by the name of the field. */
export const readForm = (form: HTMLFormElement) =>
  Object.fromEntries(new FormData(form) as Iterable<[string, string]>);
