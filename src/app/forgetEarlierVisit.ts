/**
 * Drops where an earlier visit in this tab left the page: Gatsby keeps the first page of every visit
 * under one name, so Back would lead to a place that this visit has never seen.
 */
export function forgetEarlierVisit() {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (entry?.type !== "navigate") return;
  try {
    sessionStorage.removeItem(`@@scroll|${window.location.pathname}|initial`);
  } catch {
    // Private windows may forbid the storage; then there is nothing in it.
  }
}
