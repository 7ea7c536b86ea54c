/** Never settles. */
const cancelled = new Promise<never>(() => {});

/**
 * Only the page that the visitor asked for last may arrive. Gatsby opens every page whose files have
 * come, however late: a slow page would replace the one that the visitor turned to meanwhile, and
 * would leave a page that Back has restored from the browser's memory.
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
    const turn = latest;
    return loadPage(path).then((resources) => (turn === latest ? resources : cancelled));
  };
  // In the capture phase, because Gatsby's own listener loads the page that Back leads to.
  window.addEventListener("popstate", cancel, true);
  window.addEventListener("pagehide", cancel);
}
