import { useEffect, useState } from "react";

/** Whether something has ever been so for `ms` without a break. */
export function useStayedTrue(isSo: boolean, ms: number): boolean {
  const [hasLasted, setLasted] = useState(false);
  useEffect(() => {
    if (!isSo || hasLasted) return undefined;
    const timer = setTimeout(() => setLasted(true), ms);
    return () => clearTimeout(timer);
  }, [isSo, hasLasted, ms]);
  return hasLasted;
}
