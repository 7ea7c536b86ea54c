import { useMemo, useState, type FocusEvent } from "react";

/**
 * Whether the pointer or keyboard focus is inside an element, and the handlers to spread on it. A click
 * also leaves focus behind, so only `:focus-visible` counts.
 */
export function usePauseOnHover() {
  const [isPointerInside, setPointerInside] = useState(false);
  const [isFocusInside, setFocusInside] = useState(false);
  const handlers = useMemo(
    () => ({
      onPointerEnter: () => setPointerInside(true),
      onPointerLeave: () => setPointerInside(false),
      onFocus: ({ target }: FocusEvent) => setFocusInside(target.matches(":focus-visible")),
      onBlur: () => setFocusInside(false),
    }),
    [],
  );
  return { isHeld: isPointerInside || isFocusInside, handlers };
}
