import { navigate } from "gatsby";
import { useCallback, useEffect, useRef } from "react";
import { useAppActions } from "../context/AppContext";
import { isPlainClick } from "../lib/isPlainClick";
import { LEAK_CARD } from "../lib/leakCard";
import { LINK_PATIENCE_MS, LOADING_BAR_DELAY_MS } from "../lib/timing";

declare global {
  interface Window {
    /** Gatsby's page loader, which Gatsby's Link uses in the same way. */
    ___loader?: {
      hovering(path: string): void;
      /** Without `page` if loading fails. */
      loadPage(path: string): Promise<{ page?: { webpackCompilationHash: string } } | undefined>;
      /** The same for a page that has been loaded. */
      loadPageSync(path: string, options?: object): unknown;
    };
    /** The webpack compilation of the running scripts. */
    ___webpackCompilationHash?: string;
  }
}

/** The internal link that a click follows; undefined for new tabs, downloads and other sites. */
function siteLinkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
  if (!link || !isPlainClick(event) || link.target || link.hasAttribute("download")) {
    return undefined;
  }
  return link.origin === window.location.origin ? link : undefined;
}

/** The leak card is a document without scripts: the browser opens it, or its service worker does. */
const isAlone = ({ pathname }: HTMLAnchorElement) => pathname === LEAK_CARD;

/**
 * Whether the link's page can be shown at once. If not, the browser is faster: it needs one response, while
 * Gatsby needs two, one after the other, and then renders the page.
 */
const isLoaded = (link: HTMLAnchorElement) =>
  Boolean(link.hash || window.___loader?.loadPageSync(link.pathname));

/**
 * Prefetches the page of the link under the mouse, because a click is likely. With touch it would be too
 * late.
 */
function handleIntent(event: PointerEvent) {
  if (event.pointerType !== "mouse") return;
  const link = siteLinkOf(event);
  if (link && link.pathname !== window.location.pathname && !isAlone(link))
    window.___loader?.hovering(link.pathname);
}

/**
 * Follows internal links without a reload where that is faster: if the page has been prefetched, or if the
 * link leads to a section. The browser follows all others, and those to the leak card. The progress bar
 * appears if a page takes longer than 300 ms; after 10 s the browser loads it instead. Both timers are
 * cleared when another link is followed, on Back and Forward, and on `pagehide`; otherwise Back would
 * restore them from the bfcache. A link to the current URL adds no history entry.
 * @param pageKey changes when another page is shown
 */
export function useLinkClicks(pageKey: string | undefined) {
  const { setLoading } = useAppActions();
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);

  const cancel = useCallback(() => {
    timers.current.forEach(clearTimeout);
    setLoading(false);
  }, [setLoading]);

  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      const link = siteLinkOf(event);
      if (!link) return;
      if (!event.defaultPrevented && !isAlone(link) && isLoaded(link)) {
        event.preventDefault();
        const isCurrent = link.href === window.location.href;
        void navigate(link.pathname + link.search + link.hash, { replace: isCurrent });
      }
      cancel();
      const giveUp = event.defaultPrevented ? () => window.location.assign(link.href) : cancel;
      timers.current = [
        setTimeout(() => setLoading(true), LOADING_BAR_DELAY_MS),
        setTimeout(giveUp, LINK_PATIENCE_MS),
      ];
    };
    document.addEventListener("click", handleClick);
    document.addEventListener("pointerover", handleIntent);
    window.addEventListener("popstate", cancel);
    window.addEventListener("pagehide", cancel);
    return () => {
      document.removeEventListener("click", handleClick);
      document.removeEventListener("pointerover", handleIntent);
      window.removeEventListener("popstate", cancel);
      window.removeEventListener("pagehide", cancel);
    };
  }, [cancel, setLoading]);

  useEffect(cancel, [pageKey, cancel]);
}
