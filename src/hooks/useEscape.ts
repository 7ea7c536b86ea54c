import { useEffect } from "react";
import { listen } from "../lib/listen";

/** Calls `onEscape` when Escape is pressed anywhere while `isActive`. */
export function useEscape(isActive: boolean, onEscape: () => void) {
  useEffect(() => {
    if (!isActive) return undefined;
    return listen(document, "keydown", ({ key }: KeyboardEvent) => {
      if (key === "Escape") onEscape();
    });
  }, [isActive, onEscape]);
}
