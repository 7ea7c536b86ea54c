import { useEffect, useState, type RefObject } from "react";

interface InViewOptions {
  /** The fraction of the element that must be visible, from 0 to 1. */
  share?: number;
  /** Stop observing once the element has been in view. */
  isOnce?: boolean;
}

/** Whether at least `share` of the element is in the viewport; false until known. */
export function useIsInView(
  element: RefObject<Element | null>,
  { share = 0, isOnce = false }: InViewOptions = {},
): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const node = element.current;
    if (!node) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        const isVisible = entry.isIntersecting && entry.intersectionRatio >= share;
        setInView(isVisible);
        if (isVisible && isOnce) observer.disconnect();
      },
      { threshold: [share] },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, [element, share, isOnce]);
  return isInView;
}
