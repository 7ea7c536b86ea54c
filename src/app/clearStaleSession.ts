import { EARLY_EVENTS_KEY } from "../lib/earlyEvents";

/**
 * Drops where an earlier visit in this tab left the page: Gatsby keeps the first page of every visit
 * under one name, so Back would lead to a place that this visit has never seen. So it does with presses
 * that were kept for a page that was to be loaded again, and that the visitor has left instead.
 */
export function clearStaleSession() {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (entry?.type !== "navigate") return;
  try {
    sessionStorage.removeItem(`@@scroll|${window.location.pathname}|initial`);
    sessionStorage.removeItem(EARLY_EVENTS_KEY);
  } catch {
    // Private windows may forbid the storage; then there is nothing in it.
  }
}
