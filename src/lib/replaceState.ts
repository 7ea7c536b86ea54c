/**
 * Replaces the state, and optionally the URL, of the current history entry. Does nothing over the browser's
 * limit, where `history.replaceState` throws: Safari allows 100 calls in 30 seconds, Firefox 200 in 10. A
 * later call succeeds.
 */
export function replaceState(state: unknown, url?: string) {
  try {
    window.history.replaceState(state, "", url);
  } catch {
    // The page works without it.
  }
}
