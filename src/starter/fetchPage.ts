const addToHead = (tag: string, properties: object) =>
  document.head.append(Object.assign(document.createElement(tag), properties));

/**
 * Fetches the scripts and the data of the page; the scripts run in their order.
 * @param page the compilation, as Gatsby's own inline script would say it, and with spaces between the
 *   scripts, each as `address#integrity`, and the names of data
 * @param onFailure called when a script cannot be had
 */
export function fetchPage(page: DOMStringMap, onFailure: () => void): void {
  const { hash, scripts = "", data = "" } = page;

  /** The site was published anew, or the network failed for once, or for good. */
  const handleError = (script: string, isSecond: boolean) =>
    fetch(location.href, { cache: "no-cache" })
      .then((answer) => answer.text())
      .then((html) => {
        if (!html.includes(script)) location.reload();
        else if (isSecond) onFailure();
        else load(script, true);
      })
      .catch(onFailure);

  const load = (script: string, isSecond = false) => {
    const [src, integrity] = script.split("#");
    const onerror = () => handleError(script, isSecond);
    addToHead("script", { src, integrity, async: false, onerror });
  };

  // Gatsby's pagePath would lead to the page's own address; the servers do that.
  Object.assign(window, { ___webpackCompilationHash: hash, ___chunkMapping: {} });
  for (const script of scripts.split(" ")) load(script);
  for (const name of data.split(" ")) {
    const href = `/page-data/${name}.json`;
    addToHead("link", { rel: "preload", as: "fetch", crossOrigin: "", href });
  }
}
