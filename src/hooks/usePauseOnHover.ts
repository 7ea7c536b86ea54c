import { useMemo, useState, type FocusEvent } from "react";

/**
 * Whether the pointer or the keyboard's focus is inside an element, and the handlers to spread on it.
 * A click leaves the focus behind as well; only focus that the browser shows counts.
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
