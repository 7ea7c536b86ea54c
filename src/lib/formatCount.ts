/**
 * A whole number with a comma before each three digits, as `Intl` writes it for Nigeria; to load what
 * `Intl` knows would cost a phone a tenth of a second.
 */
export const formatCount = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ",");
