/** The items of a list, one for each text; no two are equal. */
export const itemsOf = (texts: readonly string[]) =>
  texts.map((text) => <li key={text}>{text}</li>);
