import { useEffect, type RefObject } from "react";
import { listen } from "../lib/listen";

/** Calls `onLeave` when focus moves from inside the element to elsewhere on the page. */
export function useFocusLeave(element: RefObject<Element | null>, onLeave: () => void) {
  useEffect(() => {
    const node = element.current;
    if (!node) return undefined;
    return listen(node, "focusout", ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !node.contains(relatedTarget)) onLeave();
    });
  }, [element, onLeave]);
}
