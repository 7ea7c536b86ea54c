import type { EarlyVisit } from "../earlyEvents";
import type { PageData } from "../pageData";

/**
 * Loads the page's scripts into the browser's cache without running them. With `fetch`, because browsers
 * warn about a preloaded script that does not run within seconds.
 */
export function prefetchScripts(scripts: readonly string[]): void {
  if (document.hidden) return;
  for (const src of scripts) {
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
export function fetchPage(visit: EarlyVisit, scripts: readonly string[], data: string): void {
  for (const src of scripts) {
    const load = (onerror: () => void) =>
      document.head.append(
        Object.assign(document.createElement("script"), { src, async: false, onerror }),
      );
    load(() => load(visit.giveUp));
  }
  const read = () =>
    fetch(data).then((answer) =>
      answer.ok ? (answer.json() as Promise<PageData>) : Promise.reject(new Error(data)),
    );
  visit.page = read().catch(read);
  visit.page.catch(visit.giveUp);
}
