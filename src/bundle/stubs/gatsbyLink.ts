interface NavigateOptions {
  state?: object;
  replace?: boolean;
}

declare global {
  interface Window {
    /** Gatsby's way to another page. */
    ___navigate?: (to: string, options?: NavigateOptions) => void;
  }
}

/**
 * An address of this site, whole: Gatsby has the browser go to `pathname` alone where a page cannot be
 * had, and its loader leaves out an anchor by itself.
 */
export const parsePath = (path: string) => ({ pathname: path, search: "", hash: "" });

/** Leads to an address of this site that begins with a slash; pages have none at their end. */
export const navigate = (to: string, options?: NavigateOptions) =>
  window.___navigate?.(to.replace(/(.)\/(?=$|[?#])/, "$1"), options);

const unchanged = (path: string) => path;

export const withPrefix = unchanged;
export const withAssetPrefix = unchanged;
export const Link = () => null;
