import { navigate } from "gatsby";
import { useEffect, useRef } from "react";
import { useAppActions } from "../context/AppContext";
import { isPlainClick } from "../lib/isPlainClick";
import { LOADING_BAR_DELAY_MS } from "../lib/timing";

/** The link inside the site that a click follows; undefined for new tabs, downloads and other sites. */
function siteLinkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
  if (!link || !isPlainClick(event) || link.target || link.hasAttribute("download")) {
    return undefined;
  }
  return link.origin === window.location.origin ? link : undefined;
}

/**
 * Makes links in texts from content change the page without a reload, as the site's own links do,
 * and shows the progress bar when the new page takes longer than 300 ms.
 * @param pageKey changes when a page has arrived
 */
export function useLinkClicks(pageKey: string | undefined) {
  const { setLoading } = useAppActions();
  const timer = useRef<ReturnType<typeof setTimeout>>();

  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      const link = siteLinkOf(event);
      if (!link) return;
      if (!event.defaultPrevented) {
        event.preventDefault();
        const isHere = link.href === window.location.href;
        void navigate(link.pathname + link.search + link.hash, { replace: isHere });
      }
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setLoading(true), LOADING_BAR_DELAY_MS);
    };
    document.addEventListener("click", handleClick);
    return () => document.removeEventListener("click", handleClick);
  }, [setLoading]);

  useEffect(() => {
    clearTimeout(timer.current);
    setLoading(false);
  }, [pageKey, setLoading]);
}
