/**
 * A number, or its digits, of up to three decimals with thousands separators, as `Intl` formats it for Nigeria; loading
 * the data of `Intl` would take a phone a tenth of a second.
 */
export const formatCount = (count: number | string) =>
  String(count).replace(/\B(?=(\d{3})+\b)/g, ",");
