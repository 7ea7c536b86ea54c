import { useEffect, useState, type Dispatch, type SetStateAction } from "react";
import { replaceState } from "../lib/replaceState";
import { useIsHydrated } from "./useIsHydrated";

/** The state of the current history entry; Gatsby's router stores its own key there. */
const entries = () => (window.history.state ?? {}) as Record<string, unknown>;

/**
 * State stored in the current history entry, so that Back and Forward restore it. On a server-rendered page
 * it starts with `initial`, as the HTML does: changing it after hydration would shift the page under the
 * visitor's finger.
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
  // After every render: a link to a section adds an entry without the value.
  useEffect(() => {
    const entry = entries();
    if (!(name in entry) || entry[name] !== value) replaceState({ ...entry, [name]: value });
  });
  return [value, setValue];
}
