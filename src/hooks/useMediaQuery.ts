import { useCallback, useSyncExternalStore } from "react";

const isNeverMatching = () => false;

/**
 * Whether the media query holds, kept up to date.
 * On the server and during hydration it does not hold: the HTML is written for that case.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, isNeverMatching);
}
