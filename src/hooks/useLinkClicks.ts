import { useEffect } from "react";
import { useAppActions } from "../context/AppContext";
import { useNavigationActions } from "../context/NavigationContext";
import { followLink } from "../lib/followLink";
import { LEAK_CARD } from "../lib/leakCard";
import { listen } from "../lib/listen";
import { LINK_PATIENCE_MS, LOADING_BAR_DELAY_MS } from "../lib/timing";
import { useSite } from "./useSite";

/**
 * The browser follows every link to another page; the progress bar appears if that takes longer than
 * 300 ms (specification, section 10). Without a connection, a notice replaces the browser's error page, except for the
 * leak card, of which there may be a copy. A link to the open page closes every overlay, as Back and Forward do.
 */
export function useLinkClicks() {
  const { setLoading, addNotification, closeAppDownloadModal } = useAppActions();
  const { setMenuOpen } = useNavigationActions();
  const { message, leakCard } = useSite().app.offline;

  useEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = [];
    const cancel = () => {
      timers.forEach(clearTimeout);
      setLoading(false);
    };
    const closeOverlays = () => {
      cancel();
      closeAppDownloadModal();
      setMenuOpen(false);
    };
    const handleClick = (event: MouseEvent) => {
      const link = !event.defaultPrevented && followLink(event);
      if (!link) return;
      cancel();
      if (event.defaultPrevented) return closeOverlays();
      if (!navigator.onLine && link.pathname !== LEAK_CARD) {
        event.preventDefault();
        const card = { label: leakCard, to: LEAK_CARD };
        return addNotification({ message, link: card, isUntilOnline: true });
      }
      timers = [
        setTimeout(() => setLoading(true), LOADING_BAR_DELAY_MS),
        setTimeout(cancel, LINK_PATIENCE_MS),
      ];
    };
    const stops = [
      cancel,
      listen(document, "click", handleClick),
      listen(window, "popstate", closeOverlays),
      // Otherwise Back would restore the timers and the bar from the bfcache.
      listen(window, "pagehide", cancel),
    ];
    return () => stops.forEach((stop) => stop());
  }, [setLoading, addNotification, closeAppDownloadModal, setMenuOpen, message, leakCard]);
}
