/** `dividend ÷ divisor` rounded half up. Exact, because both are whole numbers. */
export const roundedQuotient = (dividend: number, divisor: number) =>
  Math.floor((2 * dividend + divisor) / (2 * divisor));
