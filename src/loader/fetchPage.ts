import type { EarlyVisit } from "../lib/earlyEvents";

const addToHead = (tag: string, properties: object) =>
  document.head.append(Object.assign(document.createElement(tag), properties));

const listedScripts = () => document.querySelectorAll<HTMLScriptElement>("[nomodule]");

/**
 * Loads the page's scripts into the browser's cache without running them. With `fetch`, because browsers
 * warn about a preloaded script that does not run within seconds.
 */
export function prefetchScripts(): void {
  if (document.hidden) return;
  for (const { src } of listedScripts()) {
    fetch(src, { priority: "low" } as RequestInit)
      .then((answer) => answer.text())
      .catch(() => {
        // A click will load it again.
      });
  }
}

/** Whether the visitor or `fetchPage` has reloaded this page. */
const isReloaded = () =>
  (performance.getEntriesByType("navigation") as PerformanceNavigationTiming[])[0]?.type ===
  "reload";

/**
 * Loads the page's data and its scripts; the scripts run in order.
 * @param data names below /page-data, without the extension
 */
export function fetchPage({ giveUp }: EarlyVisit, data: string): void {
  const load = (src: string | null, integrity: string, isRetry?: boolean) => {
    // A new release has been published, or the network has failed, temporarily or permanently.
    const onerror = () =>
      fetch("", { cache: "no-cache" })
        .then((answer) => answer.text())
        .then((html) => {
          // Once: with servers of different releases, the next page may miss its scripts too.
          if (!html.includes(integrity) && !isReloaded()) location.reload();
          else if (isRetry || !html.includes(integrity)) giveUp();
          else load(src, integrity, true);
        })
        .catch(giveUp);
    addToHead("script", { src, integrity, async: false, onerror });
  };

  for (const listed of listedScripts()) {
    // Webpack finds scripts in the page by URL, and would wait for this one, which never loads.
    listed.remove();
    load(listed.getAttribute("src"), listed.integrity);
  }
  for (const name of data.split(" ")) {
    const href = `/page-data/${name}.json`;
    addToHead("link", { rel: "preload", as: "fetch", crossOrigin: "", href });
  }
}
