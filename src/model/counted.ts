/** A number with its noun: "1 file", "2 files". */
export const counted = (number: number, noun: string) =>
  `${number} ${noun}${number === 1 ? "" : "s"}`;
