export const DAY_MS = 86_400_000;

/** Lagos is an hour ahead of UTC all year. */
const LAGOS_MS = 3_600_000;

/**
 * The calendar day in Lagos, in days since 1 January 1970.
 * @param now in ms since 1970
 */
export const lagosDay = (now: number) => Math.floor((now + LAGOS_MS) / DAY_MS);

/** The month in Lagos, in months since year 0. */
export function lagosMonth(now: number): number {
  const date = new Date(now + LAGOS_MS);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}
