/** Gatsby's name for the page for unknown addresses. */
const NOT_FOUND = "/404.html";

/**
 * Where the server has sent the page for unknown addresses, it stays. Gatsby reads some addresses less
 * strictly than servers do, such as `/contact//`, and would put the page that it finds over the HTML of
 * the other.
 */
export function keepNotFoundPage() {
  const loader = window.___loader;
  // The loader's inline script names the data of the page that was sent.
  if (!loader || !document.querySelector(`script[data-needs*="${NOT_FOUND.slice(1)}/"]`)) return;
  const { loadPage, loadPageSync } = loader;
  const { pathname } = window.location;
  const pageOf = (path: string) => (path.split(/[?#]/, 1)[0] === pathname ? NOT_FOUND : path);
  loader.loadPage = (path) => loadPage(pageOf(path));
  loader.loadPageSync = (path, options) => loadPageSync(pageOf(path), options);
}
