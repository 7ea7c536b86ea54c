import { controls, EARLY_EVENTS_KEY, type EarlyVisit } from "../lib/earlyEvents";

/** The compilation, as Gatsby's own inline script would say it, and its scripts as `address#integrity`. */
export interface SharedScripts {
  readonly hash: string;
  readonly scripts: readonly string[];
}

const addToHead = (tag: string, properties: object) =>
  document.head.append(Object.assign(document.createElement(tag), properties));

/**
 * Fetches the scripts and the data of the page; the scripts run in their order.
 * @param starter the starter's element, which names the page's own scripts and its data
 */
export function fetchPage(
  { hash, scripts }: SharedScripts,
  starter: HTMLScriptElement,
  { events, giveUp }: EarlyVisit,
): void {
  const { scripts: own = "", data = "" } = starter.dataset;
  const named = [own, starter.getAttribute("src") ?? ""];

  const keepOverReload = () => {
    const places = events.map(({ type, element }) => [type, controls().indexOf(element)]);
    sessionStorage.setItem(EARLY_EVENTS_KEY, JSON.stringify(places));
  };

  /** The site was published anew, or the network failed for once, or for good. */
  const handleError = (script: string, isSecond: boolean) =>
    fetch(location.href, { cache: "no-cache" })
      .then((answer) => answer.text())
      .then((html) => {
        if (named.some((name) => !html.includes(name))) {
          // What is pressed until the new page is there counts as well.
          addEventListener("pagehide", keepOverReload);
          location.reload();
        } else if (isSecond) giveUp();
        else load(script, true);
      })
      .catch(giveUp);

  const load = (script: string, isSecond = false) => {
    const [src, integrity] = script.split("#");
    const onerror = () => handleError(script, isSecond);
    addToHead("script", { src, integrity, async: false, onerror });
  };

  // Gatsby's pagePath would lead to the page's own address; the servers do that.
  Object.assign(window, { ___webpackCompilationHash: hash, ___chunkMapping: {} });
  for (const script of [...scripts, ...own.split(" ")]) load(script);
  for (const name of data.split(" ")) {
    const href = `/page-data/${name}.json`;
    addToHead("link", { rel: "preload", as: "fetch", crossOrigin: "", href });
  }
}
