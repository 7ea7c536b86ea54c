declare global {
  interface Window {
    /** Gatsby's page loader. */
    ___loader?: {
      loadPage(path: string): Promise<object | undefined>;
      /** The same for a page that has been loaded. */
      loadPageSync(path: string, options?: object): unknown;
    };
  }
}

/** Gatsby's path of the 404 page. */
const NOT_FOUND = "/404.html";

/**
 * Keeps the 404 page when the server has sent it. Gatsby matches some URLs less strictly than servers do,
 * such as `/contact//`, and would render the matching page over the 404 page's HTML.
 */
export function keepNotFoundPage() {
  const loader = window.___loader;
  // The script loader's inline script names the page data of the page that was sent.
  if (!loader || !document.querySelector(`script[data-needs*="${NOT_FOUND.slice(1)}/"]`)) return;
  const { loadPage, loadPageSync } = loader;
  const { pathname } = window.location;
  const pageOf = (path: string) => (path.split(/[?#]/, 1)[0] === pathname ? NOT_FOUND : path);
  loader.loadPage = (path) => loadPage(pageOf(path));
  loader.loadPageSync = (path, options) => loadPageSync(pageOf(path), options);
}
