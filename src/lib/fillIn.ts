type Values = Readonly<Record<string, string | number>>;

/**
 * Fills in the placeholders of a sentence from content: `fillIn("{n} of {total}", { n: 1, total: 4 })`. A
 * placeholder without a value stays.
 */
export const fillIn = (pattern: string, values: Values) =>
  pattern.replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot));

/** The sentences that apply, filled in: those that are neither undefined nor false. */
export const fillInAll = (patterns: readonly (string | false | undefined)[], values: Values = {}) =>
  patterns
    .filter((pattern) => typeof pattern === "string")
    .map((pattern) => fillIn(pattern, values));
