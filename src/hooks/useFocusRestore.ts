import { useEffect, type RefObject } from "react";

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
    const list = window.matchMedia(query);
    let focused: Element | null = null;
    const handleFocusIn = ({ target }: Event) => {
      focused = target as Element;
    };
    const handleFocusOut = () => {
      // A hidden element has no client rects; remember it, so that focus can be restored.
      if (focused?.getClientRects().length) focused = null;
    };
    const handleChange = ({ matches }: MediaQueryListEvent) => onChange(matches, focused);
    node.addEventListener("focusin", handleFocusIn);
    node.addEventListener("focusout", handleFocusOut);
    list.addEventListener("change", handleChange);
    return () => {
      node.removeEventListener("focusin", handleFocusIn);
      node.removeEventListener("focusout", handleFocusOut);
      list.removeEventListener("change", handleChange);
    };
  }, [element, query, onChange]);
}
