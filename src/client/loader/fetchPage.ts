import type { EarlyVisit } from "../earlyEvents";

/**
 * Loads the page's files into the browser's cache without running them. With `fetch`, because browsers
 * warn about a preloaded script that does not run within seconds.
 */
export function prefetch(files: readonly string[]): void {
  if (document.hidden) return;
  for (const file of files) {
    fetch(file, { priority: "low" } as RequestInit)
      .then((answer) => answer.text())
      .catch(() => {
        // A click will load it again.
      });
  }
}

/**
 * Loads the page's data and its scripts; the scripts run in order. A file that fails is requested again after 1, 3 and
 * 9 s, and whenever the browser is online again, because a phone that changes its network has none for seconds.
 * Meanwhile the page stays as it is.
 * @param data the address of the page's data
 */
export function fetchPage(visit: EarlyVisit, scripts: readonly string[], data: string): void {
  const run = (src: string) =>
    new Promise((onload, onerror) =>
      document.head.append(
        Object.assign(document.createElement("script"), { src, async: false, onload, onerror }),
      ),
    );
  const insist = (file: string, waits = [9000, 3000, 1000]): Promise<unknown> =>
    // An error is a page, and no data.
    (file === data ? fetch(file).then((answer) => answer.json()) : run(file)).catch(async () => {
      await visit.failed?.(file);
      await new Promise((resolve) => {
        addEventListener("online", resolve);
        const wait = waits.pop();
        if (wait) setTimeout(resolve, wait);
        else visit.giveUp();
      });
      return insist(file, waits);
    });
  visit.page = Promise.all([data, ...scripts].map((file) => insist(file))) as EarlyVisit["page"];
}
