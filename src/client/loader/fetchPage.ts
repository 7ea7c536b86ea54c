import type { EarlyVisit } from "../earlyEvents";

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

/**
 * Loads the page's data and its scripts; the scripts run in order. A script that fails is requested once more,
 * because networks fail for a moment.
 * @param data names below /page-data, without the extension
 */
export function fetchPage({ giveUp }: EarlyVisit, data: string): void {
  for (const listed of listedScripts()) {
    const { integrity } = listed;
    const src = listed.getAttribute("src");
    const load = (onerror: () => void) =>
      addToHead("script", { src, integrity, async: false, onerror });
    // Webpack finds scripts in the page by URL, and would wait for this one, which never loads.
    listed.remove();
    load(() => load(giveUp));
  }
  for (const name of data.split(" ")) {
    const href = `/page-data/${name}.json`;
    addToHead("link", { rel: "preload", as: "fetch", crossOrigin: "", href });
  }
}
