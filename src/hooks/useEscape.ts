import { useEffect } from "react";

/** Calls `onEscape` when Escape is pressed anywhere while `isActive`. */
export function useEscape(isActive: boolean, onEscape: () => void) {
  useEffect(() => {
    if (!isActive) return undefined;
    const handleKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "Escape") onEscape();
    };
    document.addEventListener("keydown", handleKeyDown);
    return () => document.removeEventListener("keydown", handleKeyDown);
  }, [isActive, onEscape]);
}
