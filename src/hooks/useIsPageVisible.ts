import { useSyncExternalStore } from "react";
import { listen } from "../lib/listen";

const subscribe = (onChange: () => void) => listen(document, "visibilitychange", onChange);

/** Whether the visitor can see this tab. */
export const useIsPageVisible = () =>
  useSyncExternalStore(
    subscribe,
    () => !document.hidden,
    () => true,
  );
