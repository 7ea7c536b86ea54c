import { useEffect, useRef } from "react";
import { useAppActions } from "../context/AppContext";
import { useNavigationActions } from "../context/NavigationContext";
import { scrollToAnchor } from "../lib/scrollToAnchor";
import { SECTION_SCROLL_DELAY_MS } from "../lib/timing";

/** The part of Gatsby's location that matters here. */
export interface ArrivalLocation {
  hash: string;
  key?: string;
  /** `PUSH` when a link was followed; absent on the first page and on Back and Forward. */
  action?: string;
}

/**
 * The navigation rule (specification, section 2): a page is scrolled smoothly to its top; a section
 * after 100 ms smoothly into view. Back and Forward are left to the scroll position of before.
 * Whatever lies over the page is closed.
 */
export function useArrival({ hash, key, action }: ArrivalLocation) {
  const { closeAppDownloadModal } = useAppActions();
  const { setMenuOpen } = useNavigationActions();
  const isFirst = useRef(true);

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return undefined;
    }
    closeAppDownloadModal();
    setMenuOpen(false);
    if (action !== "PUSH") return undefined;
    if (!hash) {
      // After this effect Gatsby's router moves the focus, and Chromium would drop a scroll that has begun.
      const frame = requestAnimationFrame(() => scrollToAnchor());
      return () => cancelAnimationFrame(frame);
    }
    const timer = setTimeout(() => scrollToAnchor(hash.slice(1)), SECTION_SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [hash, key, action, closeAppDownloadModal, setMenuOpen]);
}
