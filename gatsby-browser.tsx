// Import this first, before Gatsby's router reads the location.
import { encodeInvalidHash } from "./src/app/encodeInvalidHash";
import { Global } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";
import { startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { cancelStaleLoads } from "./src/app/cancelStaleLoads";
import { clearStaleSession } from "./src/app/clearStaleSession";
import { ErrorBoundary } from "./src/app/ErrorBoundary";
import { keepNotFoundPage } from "./src/app/keepNotFoundPage";
import { setGatsbyGlobals } from "./src/app/setGatsbyGlobals";
import { rejectOtherReleases } from "./src/app/rejectOtherReleases";
import { replayEarlyEvents } from "./src/app/replayEarlyEvents";
import { Shell } from "./src/app/Shell";
import { keepLeakCard } from "./src/lib/leakCard";
import { globalStyles } from "./src/theme/globalStyles";

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <>
    {/* In production these styles are in the HTML of every page and never change. */}
    {process.env.NODE_ENV === "development" && <Global styles={globalStyles} />}
    {process.env.NODE_ENV === "development" ? element : <ErrorBoundary>{element}</ErrorBoundary>}
  </>
);

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <Shell location={props.location} page={props.pageContext}>
    {element}
  </Shell>
);

/** Hydrates the page in a transition, in small steps, so that the browser stays responsive meanwhile. */
export function replaceHydrateFunction() {
  return (element: ReactNode, container: Element) => {
    // Gatsby's development server sends an empty page.
    if (!container.querySelector("#gatsby-focus-wrapper > *")) {
      createRoot(container).render(element);
      return;
    }
    startTransition(() => {
      hydrateRoot(container, element);
    });
  };
}

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  if (process.env.NODE_ENV === "production") {
    rejectOtherReleases();
    keepLeakCard();
  }
  cancelStaleLoads();
  void replayEarlyEvents();
};

/**
 * Gatsby restores the scroll position during the visit: the browser would restore it before the page has
 * changed, and Gatsby would then save that position for the wrong page. When the visitor leaves or reloads,
 * the browser restores it.
 */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  if (process.env.NODE_ENV === "production") setGatsbyGlobals();
  keepNotFoundPage();
  clearStaleSession();
  // Register before Gatsby's own listener: a visitor may type a malformed hash.
  window.addEventListener("popstate", encodeInvalidHash);
  const restore = (by: ScrollRestoration) => () => {
    window.history.scrollRestoration = by;
  };
  restore("manual")();
  // WebKit scrolls a page from the bfcache after this event.
  window.addEventListener("pageshow", () => setTimeout(restore("manual")));
  window.addEventListener("pagehide", restore("auto"));
};

/**
 * Do not scroll the first page: the browser has placed it, and the visitor may have scrolled. After that,
 * useArrival scrolls when a link is followed; Back and Forward restore the previous position, even if the
 * URL has a hash.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  if (!prevRouterProps) return false;
  const isLinkFollowed = "action" in location && location.action === "PUSH";
  if (!isLinkFollowed) {
    const top = getSavedScrollPosition(location)?.[1];
    // Chromium adds the remainder of a smooth scroll that is still running, such as the scroll to the top
    // of a page opened a moment ago. By the next frame it has stopped.
    requestAnimationFrame(() => window.scrollTo({ top, behavior: "instant" }));
  }
  return false;
};
