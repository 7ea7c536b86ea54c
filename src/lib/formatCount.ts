/**
 * A number, or its digits, with thousands separators before the point, as `Intl` formats it for Nigeria; loading
 * the data of `Intl` would take a phone a tenth of a second.
 */
export const formatCount = (count: number | string) =>
  String(count).replace(/^\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ","));
