import {
  controls,
  EARLY_EVENTS_KEY,
  wordsOf,
  type EarlyVisit,
  type KeptEvent,
} from "../lib/earlyEvents";
import { openMenu } from "./answerEarly";

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
 * Loads the page's data and its scripts; the scripts run in order.
 * @param data names below /page-data, without the extension
 */
export function fetchPage({ events, giveUp }: EarlyVisit, data: string): void {
  const load = (src: string | null, integrity: string, isRetry?: boolean) => {
    // A new release has been published, or the network has failed, temporarily or permanently.
    const onerror = () =>
      fetch("", { cache: "no-cache" })
        .then((answer) => answer.text())
        .then((html) => {
          if (!html.includes(integrity)) {
            // Include events that arrive until the new page loads.
            addEventListener("pagehide", () => {
              const menu = openMenu();
              if (menu) events.push({ type: "click", element: menu });
              const kept = events.map(({ type, element }): KeptEvent => [
                type,
                controls().indexOf(element),
                wordsOf(element),
              ]);
              // Throws if the browser denies access to storage; then only the events are lost.
              sessionStorage.setItem(EARLY_EVENTS_KEY, JSON.stringify(kept));
            });
            location.reload();
          } else if (isRetry) giveUp();
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
