/**
 * Where Cloudflare Pages answers with another status than nginx and `npm start`, and why that is
 * correct.
 */
export const otherStatuses: readonly {
  readonly address: RegExp;
  readonly status: number;
  readonly reason: string;
}[] = [
  {
    address: /^\/(contact|%63ontact)?\/+(\?|$)/,
    status: 200,
    reason:
      "Shows the page where we redirect to it; the canonical address names the one without a slash.",
  },
  {
    address: /\/index\.html$|^\/404\.html$/,
    status: 308,
    reason: "Redirects with 308 where we redirect with 301, or show the 404 page.",
  },
  {
    address: /^\/%63ontact$|^\/\/contact$/,
    status: 308,
    reason: "Redirects to the usual spelling.",
  },
  {
    address: /^\/(404|%34%30%34)\/?$/,
    status: 200,
    reason: "Treats 404.html as a page too; its headers keep search engines from listing it.",
  },
  {
    address: /^\/_(headers|redirects)$/,
    status: 502,
    reason: "Its local engine fails where the host answers 404.",
  },
  {
    address: /^\/\/elsewhere\.example\/%2f\.\.$/,
    status: 308,
    reason: "Redirects to an address of this site, which answers 404.",
  },
];

/** Headers that Cloudflare Pages sends differently, and why that is harmless. */
export const otherHeaders: Readonly<Record<string, string>> = {
  "access-control-allow-origin": "It lets other sites read files; all of them are public.",
  "cache-control": "Compared on its own: files outside hashed folders may be checked each time.",
  "content-encoding": "It compresses itself, on the way.",
  "content-length": "It compresses itself, on the way.",
  "content-type":
    "Compared on its own: it names no encoding for scripts and JSON, which are UTF-8 anyway.",
  "last-modified": "It compares by ETag.",
  vary: "It compresses itself, on the way.",
  "x-server-env": "Its local engine names itself; the host does not.",
  "cross-origin-resource-policy":
    "Compared on its own: share pictures get two values, which browsers take for no restriction.",
  location: "Compared by where it leads: to this site.",
};
