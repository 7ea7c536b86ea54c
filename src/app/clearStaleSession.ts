/**
 * Removes the scroll position that an earlier visit in this tab has stored. Gatsby stores the first page of
 * every visit under the same key, so Back would scroll to a position from another visit.
 */
export function clearStaleSession() {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (entry?.type !== "navigate") return;
  try {
    sessionStorage.removeItem(`@@scroll|${window.location.pathname}|initial`);
  } catch {
    // Private windows may forbid storage; then there is nothing to remove.
  }
}
