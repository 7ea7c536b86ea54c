import { useEffect } from "react";
import { useAppActions } from "../context/AppContext";
import { useNavigationActions } from "../context/NavigationContext";
import { LEAK_CARD } from "../lib/leakCard";
import { listen } from "../lib/listen";
import { scrollToAnchor } from "./scrollToAnchor";
import { LINK_PATIENCE_MS, LOADING_BAR_DELAY_MS, SECTION_SCROLL_DELAY_MS } from "../lib/timing";
import { useSite } from "./useSite";

/** The internal link that a click follows in this tab; undefined for new tabs, downloads and other sites. */
function siteLinkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
  const isWithKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!link || event.defaultPrevented || event.button !== 0 || isWithKey) return undefined;
  if (link.target || link.hasAttribute("download")) return undefined;
  return link.origin === window.location.origin ? link : undefined;
}

/**
 * Whether the link leads to a place on the page that is open. Its query does not count: addresses have none, and
 * other sites add theirs, such as `?fbclid=…`, to each link.
 */
const isOnThisPage = ({ pathname }: HTMLAnchorElement) => pathname === window.location.pathname;

/**
 * The browser follows every link to another page; the progress bar appears if that takes longer than
 * 300 ms (specification, section 10). Without a connection, a notice replaces the browser's error page, except for the
 * leak card, of which there may be a copy. On the open page, a link scrolls smoothly: to the top, or after 100 ms to a
 * section (specification, section 2), and closes every overlay. Back and Forward close them too.
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
      const link = siteLinkOf(event);
      if (!link) return;
      cancel();
      const { href, hash } = link;
      if (!isOnThisPage(link)) {
        if (!navigator.onLine && link.pathname !== LEAK_CARD) {
          event.preventDefault();
          addNotification({ message, link: { label: leakCard, to: LEAK_CARD } });
          return;
        }
        timers = [
          setTimeout(() => setLoading(true), LOADING_BAR_DELAY_MS),
          setTimeout(cancel, LINK_PATIENCE_MS),
        ];
        return;
      }
      event.preventDefault();
      closeOverlays();
      // A link to a place on the open page keeps the answers in the address.
      const isKept = !hash.includes("=") && window.location.hash.includes("=");
      if (!isKept && href !== window.location.href) window.history.pushState(null, "", href);
      if (hash) timers = [setTimeout(() => scrollToAnchor(hash.slice(1)), SECTION_SCROLL_DELAY_MS)];
      else scrollToAnchor();
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
