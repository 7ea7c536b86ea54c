/**
 * If a page's data belong to a different release than the running scripts, treats the page as failed: the
 * two may not fit together. Gatsby then falls back to a full page load, for links and for Back. Without
 * this, Gatsby would render the other release's page and add a second history entry.
 */
export function rejectOtherReleases() {
  const loader = window.___loader;
  if (!loader) return;
  const { loadPage } = loader;
  loader.loadPage = (path) =>
    loadPage(path).then(
      (resources) => {
        const isSameRelease =
          resources?.page?.webpackCompilationHash === window.___webpackCompilationHash;
        return isSameRelease ? resources : undefined;
      },
      () => undefined,
    );
}
