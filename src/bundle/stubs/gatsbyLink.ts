interface NavigateOptions {
  state?: object;
  replace?: boolean;
}

declare global {
  interface Window {
    /** Gatsby's function for client-side navigation. */
    ___navigate?: (to: string, options?: NavigateOptions) => void;
  }
}

/**
 * Returns the whole URL as `pathname`: if a page fails to load, Gatsby lets the browser open `pathname`
 * alone; its page loader removes the hash itself.
 */
export const parsePath = (path: string) => ({ pathname: path, search: "", hash: "" });

/** Navigates to a path that begins with a slash; page paths have no trailing slash. */
export const navigate = (to: string, options?: NavigateOptions) =>
  window.___navigate?.(to.replace(/(.)\/(?=$|[?#])/, "$1"), options);

const unchanged = (path: string) => path;

export const withPrefix = unchanged;
export const withAssetPrefix = unchanged;
export const Link = () => null;
