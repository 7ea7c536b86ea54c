import { useEffect, type RefObject } from "react";
import { listen } from "../lib/listen";

/**
 * Calls `onChange` when the media query starts or stops matching.
 * @param onChange receives the element that had focus inside `element`, even if the change has just
 *   hidden it and the browser has removed its focus
 */
export function useFocusRestore(
  element: RefObject<HTMLElement | null>,
  query: string,
  onChange: (isMatching: boolean, focused: Element | null) => void,
) {
  useEffect(() => {
    const node = element.current;
    if (!node) return undefined;
    let focused: Element | null = null;
    const stops = [
      listen(node, "focusin", ({ target }) => {
        focused = target as Element;
      }),
      listen(node, "focusout", () => {
        // A hidden element has no client rects; remember it, so that focus can be restored.
        if (focused?.getClientRects().length) focused = null;
      }),
      listen(window.matchMedia(query), "change", ({ matches }: MediaQueryListEvent) =>
        onChange(matches, focused),
      ),
    ];
    return () => stops.forEach((stop) => stop());
  }, [element, query, onChange]);
}
