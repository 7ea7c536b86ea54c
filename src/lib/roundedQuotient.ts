/** `dividend ÷ divisor` of whole numbers to a whole number, half up. Exact, for nothing else is divided. */
export const roundedQuotient = (dividend: number, divisor: number) =>
  Math.floor((2 * dividend + divisor) / (2 * divisor));
