/**
 * Fills in the placeholders of a sentence from content: `fillIn("{n} of {total}", { n: 1, total: 4 })`. A
 * placeholder without a value stays.
 */
export const fillIn = (pattern: string, values: Readonly<Record<string, string | number>>) =>
  pattern.replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot));
