// First, before anything imports Gatsby's router.
import { encodeInvalidHash } from "./src/app/encodeInvalidHash";
import { Global } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";
import { startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { cancelStaleLoads } from "./src/app/cancelStaleLoads";
import { clearStaleSession } from "./src/app/clearStaleSession";
import { keepNotFoundPage } from "./src/app/keepNotFoundPage";
import { setGatsbyGlobals } from "./src/app/setGatsbyGlobals";
import { rejectOtherReleases } from "./src/app/rejectOtherReleases";
import { restoreEarlyEvents, replayEarlyEvents } from "./src/app/replayEarlyEvents";
import { Shell } from "./src/app/Shell";
import { keepLeakCard } from "./src/lib/leakCard";
import { globalStyles } from "./src/theme/globalStyles";

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <>
    {/* Elsewhere they stand in the HTML of every page and never change. */}
    {process.env.NODE_ENV === "development" && <Global styles={globalStyles} />}
    {element}
  </>
);

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <Shell location={props.location} page={props.pageContext}>
    {element}
  </Shell>
);

/** Takes the page over in small steps, so that the browser can answer the visitor between them. */
export function replaceHydrateFunction() {
  return (element: ReactNode, container: Element) => {
    // Gatsby's development server sends an empty page.
    if (!container.querySelector("#gatsby-focus-wrapper > *")) {
      createRoot(container).render(element);
      return;
    }
    restoreEarlyEvents();
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
 * Where a page was scrolled is Gatsby's to restore while the visit lasts: the browser would do it
 * before the page has changed, and Gatsby would record that for the wrong page. Once the visitor
 * leaves or reloads, it is the browser's.
 */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  if (process.env.NODE_ENV === "production") setGatsbyGlobals();
  keepNotFoundPage();
  clearStaleSession();
  // Here, before Gatsby listens itself, because one may be typed.
  window.addEventListener("popstate", encodeInvalidHash);
  const restore = (by: ScrollRestoration) => () => {
    window.history.scrollRestoration = by;
  };
  restore("manual")();
  window.addEventListener("pageshow", restore("manual"));
  window.addEventListener("pagehide", restore("auto"));
};

/**
 * The first page is where the browser has put it, and where the visitor has read on to meanwhile.
 * After that, followed links are scrolled by useArrival, and Back and Forward return to where the
 * page was, even where the address has an anchor.
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
    // Chromium adds what is left of a smooth scroll, such as the one to the top of a page that was opened
    // a moment ago; by the next frame it has.
    requestAnimationFrame(() => window.scrollTo({ top, behavior: "instant" }));
  }
  return false;
};
