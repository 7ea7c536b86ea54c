import { useCallback, useSyncExternalStore } from "react";
import { listen } from "../lib/listen";

const isNeverMatching = () => false;

/** Whether the media query matches, kept up to date. On the server and during hydration this is false. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => listen(window.matchMedia(query), "change", onChange),
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, isNeverMatching);
}
