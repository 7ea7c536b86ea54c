import { useEffect, useState, type RefObject } from "react";

/** Whether any of the element is in the viewport; false until known. */
export function useIsInView(element: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const node = element.current;
    if (!node) return undefined;
    const observer = new IntersectionObserver((entries) =>
      setInView(Boolean(entries.at(-1)?.isIntersecting)),
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}
