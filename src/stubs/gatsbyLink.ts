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

/** The parts of an address of this site; a bare `?` or `#` counts as none. */
export const parsePath = (path: string) => {
  const { pathname, search, hash } = new URL(path, window.location.origin);
  return { pathname, search, hash };
};

/** Leads to an address of this site that begins with a slash; pages have none at their end. */
export const navigate = (to: string, options?: NavigateOptions) =>
  window.___navigate?.(to.replace(/(.)\/(?=$|[?#])/, "$1"), options);

const unchanged = (path: string) => path;

export const withPrefix = unchanged;
export const withAssetPrefix = unchanged;
export const Link = () => null;
