import { navigate } from "gatsby";
import { useCallback, useEffect, useRef } from "react";
import { useAppActions } from "../context/AppContext";
import { isPlainClick } from "../lib/isPlainClick";
import { LINK_PATIENCE_MS, LOADING_BAR_DELAY_MS } from "../lib/timing";

declare global {
  interface Window {
    /** Gatsby's loader, which its own Link uses in the same way. */
    ___loader?: {
      hovering(path: string): void;
      /** Without `page` where the page cannot be had. */
      loadPage(path: string): Promise<{ page?: { webpackCompilationHash: string } } | undefined>;
      /** The same for a page that has arrived. */
      loadPageSync(path: string, options?: object): unknown;
    };
    /** The compilation that the scripts of the page come from. */
    ___webpackCompilationHash?: string;
  }
}

/** The link inside the site that a click follows; undefined for new tabs, downloads and other sites. */
function siteLinkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
  if (!link || !isPlainClick(event) || link.target || link.hasAttribute("download")) {
    return undefined;
  }
  return link.origin === window.location.origin ? link : undefined;
}

/**
 * Whether the page of a link can be shown at once. Otherwise the browser is quicker: one answer holds
 * the page, while Gatsby needs two, one after the other, and then renders it.
 */
const isLoaded = (link: HTMLAnchorElement) =>
  Boolean(window.___loader?.loadPageSync(link.pathname));

/** Fetches the page of the link under the mouse: a click is likely. A finger's comes too late for that. */
function handleIntent(event: PointerEvent) {
  if (event.pointerType !== "mouse") return;
  const link = siteLinkOf(event);
  if (link && link.pathname !== window.location.pathname) window.___loader?.hovering(link.pathname);
}

/**
 * Follows links of the site without a reload where that is quicker: where their page has been fetched,
 * and where they lead to a section, which is scrolled to. The browser follows the others. The progress
 * bar shows when the new page takes longer than 300 ms; after 10 s the browser follows every link
 * itself. Another link, Back, Forward and leaving the document cancel both: a document that Back
 * restores from the browser's memory would go on with its timers. A link to the current address adds
 * no step to the history.
 * @param pageKey changes when a page has arrived
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
      if (!event.defaultPrevented && (link.hash || isLoaded(link))) {
        event.preventDefault();
        const isHere = link.href === window.location.href;
        void navigate(link.pathname + link.search + link.hash, { replace: isHere });
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
