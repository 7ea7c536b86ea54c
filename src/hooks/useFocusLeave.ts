import { useEffect, type RefObject } from "react";

/** Calls `onLeave` when focus moves from inside the element to elsewhere on the page. */
export function useFocusLeave(element: RefObject<Element | null>, onLeave: () => void) {
  useEffect(() => {
    const node = element.current;
    if (!node) return undefined;
    const handleFocusOut = (event: Event) => {
      const { relatedTarget } = event as FocusEvent;
      if (relatedTarget instanceof Node && !node.contains(relatedTarget)) onLeave();
    };
    node.addEventListener("focusout", handleFocusOut);
    return () => node.removeEventListener("focusout", handleFocusOut);
  }, [element, onLeave]);
}
