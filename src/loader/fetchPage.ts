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

const namedScripts = () => document.querySelectorAll<HTMLScriptElement>("[nomodule]");

/**
 * Puts the page's scripts into the browser's cache without running them. By `fetch`, because browsers
 * complain of a preloaded script that does not run within seconds.
 */
export function prefetchScripts(): void {
  if (document.hidden) return;
  for (const { src } of namedScripts()) {
    fetch(src, { priority: "low" } as RequestInit)
      .then((answer) => answer.text())
      .catch(() => {
        // A press fetches it again.
      });
  }
}

/**
 * Fetches the data of the page, and the scripts that it names, which run in their order.
 * @param data names below /page-data, without their ending
 */
export function fetchPage({ events, giveUp }: EarlyVisit, data: string): void {
  const load = (src: string | null, integrity: string, isSecond?: boolean) => {
    // The site was published again, or the network failed, once or for good.
    const onerror = () =>
      fetch("", { cache: "no-cache" })
        .then((answer) => answer.text())
        .then((html) => {
          if (!html.includes(integrity)) {
            // What is pressed until the new page is there counts as well.
            addEventListener("pagehide", () => {
              const menu = openMenu();
              if (menu) events.push({ type: "click", element: menu });
              const kept = events.map(({ type, element }): KeptEvent => [
                type,
                controls().indexOf(element),
                wordsOf(element),
              ]);
              // Throws where the browser forbids it; the presses are lost then, and nothing else.
              sessionStorage.setItem(EARLY_EVENTS_KEY, JSON.stringify(kept));
            });
            location.reload();
          } else if (isSecond) giveUp();
          else load(src, integrity, true);
        })
        .catch(giveUp);
    addToHead("script", { src, integrity, async: false, onerror });
  };

  for (const named of namedScripts()) {
    // Webpack looks a script up by its address, and would find this one, which never loads.
    named.remove();
    load(named.getAttribute("src"), named.integrity);
  }
  for (const name of data.split(" ")) {
    const href = `/page-data/${name}.json`;
    addToHead("link", { rel: "preload", as: "fetch", crossOrigin: "", href });
  }
}
