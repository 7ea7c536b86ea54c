import { useLayoutEffect } from "react";
import { listen } from "../lib/listen";

/** Calls `onEscape` when Escape is pressed anywhere while `isActive`, from the frame that shows what it closes. */
export function useEscape(isActive: boolean, onEscape: () => void) {
  useLayoutEffect(() => {
    if (!isActive) return undefined;
    return listen(document, "keydown", ({ key }: KeyboardEvent) => {
      if (key === "Escape") onEscape();
    });
  }, [isActive, onEscape]);
}
