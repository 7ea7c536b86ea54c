/**
 * The site in the browser: takes over the page that the server has rendered. Every page is a document, so there is
 * no router, and a page is hydrated once. `npm run dev` uses Gatsby's own client instead (gatsby-browser.tsx).
 */
import { components } from "$virtual/async-requires";
import { startTransition, useEffect, useLayoutEffect, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { Shell } from "../app/Shell";
import { keepLeakCard } from "../leak-card/keepLeakCard";
import { ErrorBoundary, ROOT_ID } from "./ErrorBoundary";
import { keepVisit } from "./keepVisit";
import { replayEarlyEvents } from "./replayEarlyEvents";
import { tolerateOthers } from "./tolerateOthers";

interface RootProps {
  /** Called once React has hydrated the page, before any effect reads it. */
  restoreVisit: () => void;
  children: ReactNode;
}

/**
 * The elements around the page, in the same lists as on the server: React makes the ids of `useId` from
 * the positions in these lists. `null` replaces Gatsby's announcer, which the server has.
 */
function Root({ restoreVisit, children }: RootProps) {
  useLayoutEffect(restoreVisit, [restoreVisit]);
  useEffect(() => {
    keepLeakCard();
    void replayEarlyEvents();
  }, []);
  const page = (
    <div key="page" id="gatsby-focus-wrapper" tabIndex={-1}>
      {children}
    </div>
  );
  return <ErrorBoundary>{[page, null]}</ErrorBoundary>;
}

/** Resolves once the whole page is there: a press during parsing starts the scripts too. */
const parsed = () =>
  new Promise((resolve) => {
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", resolve);
    else resolve(undefined);
  });

async function start() {
  await parsed();
  const root = document.getElementById(ROOT_ID);
  const visit = window.earlyVisit;
  const [data] = (await visit?.page) ?? [];
  const load = data && components[data.component];
  if (!visit || !root || !load) throw new Error("The page has no root or no data");
  const { default: Page } = await load();
  const restoreVisit = keepVisit(root, visit);
  tolerateOthers();
  // In a transition, React hydrates in small steps, so that the browser stays responsive meanwhile.
  startTransition(() => {
    hydrateRoot(
      root,
      <Root restoreVisit={restoreVisit}>
        <Shell {...data.result}>
          <Page {...data.result} />
        </Shell>
      </Root>,
      // Another program has changed the page, so React has rendered it again; `keepVisit` loses nothing. By default,
      // React would report an uncaught error.
      { onRecoverableError: console.info },
    );
  });
}

// If it fails, the page without scripts remains.
start().catch((error: unknown) => {
  window.earlyVisit?.giveUp();
  throw error;
});
