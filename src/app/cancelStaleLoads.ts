/** Never settles. */
const cancelled = new Promise<never>(() => {});

/**
 * Only the page that was requested last may be shown. Gatsby shows every page once its files have loaded,
 * however late: a slow page would replace the one that the visitor has navigated to meanwhile, or a page
 * restored from the bfcache.
 */
export function cancelStaleLoads() {
  const loader = window.___loader;
  if (!loader) return;
  const { loadPage } = loader;
  let latest = 0;
  const cancel = () => {
    latest += 1;
  };
  loader.loadPage = (path) => {
    cancel();
    const request = latest;
    return loadPage(path).then((resources) => (request === latest ? resources : cancelled));
  };
  // In the capture phase, to run before Gatsby's listener loads the page for Back.
  window.addEventListener("popstate", cancel, true);
  window.addEventListener("pagehide", cancel);
}
