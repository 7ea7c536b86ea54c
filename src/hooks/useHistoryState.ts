import { useEffect, useState, type Dispatch, type SetStateAction } from "react";
import { useIsHydrated } from "./useIsHydrated";

/** What the current step of the browser's history keeps; Gatsby's router keeps its own key there. */
const entries = () => (window.history.state ?? {}) as Record<string, unknown>;

/**
 * State that is kept in the current step of the browser's history, so that Back and Forward return to
 * it. On a page that the server wrote it begins with `initial`, as the HTML does: changed only once
 * scripts run, the page would move under the visitor's finger.
 * @param name unique within the page
 */
export function useHistoryState<Value>(
  name: string,
  initial: Value,
): [Value, Dispatch<SetStateAction<Value>>] {
  const isHydrated = useIsHydrated();
  const [value, setValue] = useState(() =>
    isHydrated && name in entries() ? (entries()[name] as Value) : initial,
  );
  useEffect(() => {
    window.history.replaceState({ ...entries(), [name]: value }, "");
  }, [name, value]);
  return [value, setValue];
}
