const unchanged = (path: string) => path;

/** The browser follows every link; nothing calls these. */
export const navigate = unchanged;
export const parsePath = unchanged;
export const withPrefix = unchanged;
export const withAssetPrefix = unchanged;
export const Link = () => null;
