import { EARLY_EVENTS_KEY } from "../lib/earlyEvents";

/**
 * Removes the scroll position that an earlier visit in this tab has stored. Gatsby stores the first page of
 * every visit under the same key, so Back would scroll to a position from another visit. Also removes
 * queued events that were stored for a reload, if the visitor has left that page instead.
 */
export function clearStaleSession() {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (entry?.type !== "navigate") return;
  try {
    sessionStorage.removeItem(`@@scroll|${window.location.pathname}|initial`);
    sessionStorage.removeItem(EARLY_EVENTS_KEY);
  } catch {
    // Private windows may forbid storage; then there is nothing to remove.
  }
}
