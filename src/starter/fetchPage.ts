const addToHead = (tag: string, properties: object) =>
  document.head.append(Object.assign(document.createElement(tag), properties));

/**
 * Fetches the scripts and the data of the page; the scripts run in their order.
 * @param page what Gatsby's own inline scripts would say (path and compilation), and lists of
 *   addresses with spaces between
 * @param onFailure called when a script cannot be had
 */
export function fetchPage(page: DOMStringMap, onFailure: () => void): void {
  const { path, hash, scripts = "", data = "" } = page;

  /** The site was published anew, or the network failed for once, or for good. */
  const handleError = (src: string, isSecond: boolean) =>
    fetch(location.href, { cache: "no-cache" })
      .then((answer) => answer.text())
      .then((html) => {
        if (!html.includes(src)) location.reload();
        else if (isSecond) onFailure();
        else load(src, true);
      })
      .catch(onFailure);

  const load = (src: string, isSecond = false) =>
    addToHead("script", { src, async: false, onerror: () => handleError(src, isSecond) });

  Object.assign(window, { pagePath: path, ___webpackCompilationHash: hash, ___chunkMapping: {} });
  for (const src of scripts.split(" ")) load(src);
  for (const href of data.split(" "))
    addToHead("link", { rel: "preload", as: "fetch", crossOrigin: "", href });
}
