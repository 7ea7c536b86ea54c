/**
 * Lets the browser itself open a page whose data come from another release than the scripts here: they
 * may not fit each other. Gatsby does so for a page that it cannot load, be it a followed link or Back;
 * left to itself, it opens another release's page and adds a second step to the history.
 */
export function rejectOtherReleases() {
  const loader = window.___loader;
  if (!loader) return;
  const { loadPage } = loader;
  loader.loadPage = (path) =>
    loadPage(path).then(
      (resources) => {
        const isOurs = resources?.page?.webpackCompilationHash === window.___webpackCompilationHash;
        return isOurs ? resources : undefined;
      },
      () => undefined,
    );
}
