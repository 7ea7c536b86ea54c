import { Global } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";
import { startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { ErrorBoundary } from "./src/client/ErrorBoundary";
import { keepNotFoundPage } from "./src/app/keepNotFoundPage";
import "./src/client/inline/theme";
import { setGatsbyGlobals } from "./src/app/setGatsbyGlobals";
import { replayEarlyEvents } from "./src/client/replayEarlyEvents";
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
  <Shell page={props.pageContext}>{element}</Shell>
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
  if (process.env.NODE_ENV === "production") keepLeakCard();
  void replayEarlyEvents();
};

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  if (process.env.NODE_ENV === "production") setGatsbyGlobals();
  keepNotFoundPage();
};

/** The browser places the page; links on the page scroll by useLinkClicks. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = () => false;
