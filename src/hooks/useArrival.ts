import { useEffect, useRef } from "react";
import { useAppActions } from "../context/AppContext";
import { useNavigationActions } from "../context/NavigationContext";
import { scrollToAnchor } from "../lib/scrollToAnchor";
import { SECTION_SCROLL_DELAY_MS } from "../lib/timing";

/** The part of Gatsby's location that this hook uses. */
export interface ArrivalLocation {
  hash: string;
  key?: string;
  /** `PUSH` after following a link; undefined on the first page, and after Back and Forward. */
  action?: string;
}

/**
 * The navigation rule (specification, section 2): a new page scrolls smoothly to its top; a section scrolls
 * smoothly into view after 100 ms. Back and Forward keep their restored scroll position. Closes every
 * overlay.
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
      // After this effect Gatsby's router moves focus, and Chromium would cancel a scroll that has already
      // started.
      const frame = requestAnimationFrame(() => scrollToAnchor());
      return () => cancelAnimationFrame(frame);
    }
    const timer = setTimeout(() => scrollToAnchor(hash.slice(1)), SECTION_SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [hash, key, action, closeAppDownloadModal, setMenuOpen]);
}
