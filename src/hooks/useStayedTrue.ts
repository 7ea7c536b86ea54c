import { useEffect, useState } from "react";

/** True once `value` has stayed true for `ms`; never resets. */
export function useStayedTrue(value: boolean, ms: number): boolean {
  const [hasStayed, setHasStayed] = useState(false);
  useEffect(() => {
    if (!value || hasStayed) return undefined;
    const timer = setTimeout(() => setHasStayed(true), ms);
    return () => clearTimeout(timer);
  }, [value, hasStayed, ms]);
  return hasStayed;
}
