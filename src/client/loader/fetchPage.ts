import type { EarlyVisit } from "../earlyEvents";
import type { PageData } from "../pageData";

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
 * Loads the page's data and its scripts; the scripts run in order. A file that fails is requested once more,
 * because networks fail for a moment.
 * @param data the address of the page's data
 */
export function fetchPage(visit: EarlyVisit, data: string): void {
  for (const listed of listedScripts()) {
    const { integrity } = listed;
    const src = listed.getAttribute("src");
    const load = (onerror: () => void) =>
      document.head.append(
        Object.assign(document.createElement("script"), { src, integrity, async: false, onerror }),
      );
    // Webpack finds scripts in the page by URL, and would wait for this one, which never loads.
    listed.remove();
    load(() => load(visit.giveUp));
  }
  const read = () =>
    fetch(data).then((answer) =>
      answer.ok ? (answer.json() as Promise<PageData>) : Promise.reject(new Error(data)),
    );
  visit.page = read().catch(read);
}
