/** A module that browsers get in a smaller form, or not at all. */
export interface Stub {
  /** What the importing file calls it, from the end. */
  request: RegExp;
  /** The file in src/bundle/stubs that stands in for it. */
  by:
    | "nothing"
    | "gatsbyLink"
    | "styleCache"
    | "serializeStyles"
    | "propTypes"
    | "resizeObserver"
    | "debounce";
  why: string;
  /** When the entry goes. */
  until: string;
}

/** Left out of the scripts of a page: kB in brotli that nobody here uses. Lint keeps it unused. */
export const stubs: readonly Stub[] = [
  {
    request: /^gatsby-script$/,
    by: "nothing",
    why: "Gatsby exports <Script> from the module that every page imports.",
    until: "a page needs <Script>, or Gatsby's entry can be shaken.",
  },
  {
    request: /internal-plugins\/partytown\/gatsby-browser\.js$/,
    by: "nothing",
    why: "Gatsby adds it to every site; it does something in development only.",
    until: "a page needs <Script>.",
  },
  {
    request: /gatsby-plugin-manifest\/gatsby-browser\.js$/,
    by: "nothing",
    why: "It changes the manifest's address between languages; the site has one.",
    until: "the site has a second language.",
  },
  {
    request: /^\.\/slice$/,
    by: "nothing",
    why: "Gatsby exports <Slice> from the module that every page imports.",
    until: "a page needs <Slice>.",
  },
  {
    request: /\/head-export-handler-for-browser$/,
    by: "nothing",
    why: "It writes what a page exports as Head; here react-helmet does.",
    until: "react-helmet goes.",
  },
  {
    request: /\/register-service-worker$/,
    by: "nothing",
    why: "The site has no service worker (decisions, 5).",
    until: "it has one.",
  },
  {
    request: /^\.\/redirect-utils\.js$/,
    by: "nothing",
    why: "It looks each address up among Gatsby's redirects, of which the site has none.",
    until: "the site calls createRedirect.",
  },
  {
    request: /^react-server-dom-webpack$/,
    by: "nothing",
    why: "Gatsby's loader asks for it where pages are hydrated in parts; here they are whole.",
    until: "the site uses PARTIAL_HYDRATION.",
  },
  {
    request: /^gatsby-link$/,
    by: "gatsbyLink",
    why: "Links are plain (SiteLink); of Gatsby's module only `navigate` and `parsePath` are used.",
    until: "a page needs Gatsby's <Link>, or Gatsby's entry can be shaken.",
  },
  {
    request: /^@emotion\/cache$/,
    by: "styleCache",
    why: "It brings vendor prefixes, and wants the names of all styles once more in the HTML.",
    until: "Emotion's prefixes can be left out.",
  },
  {
    request: /^@emotion\/serialize$/,
    by: "serializeStyles",
    why: "It makes text of style objects; serialisedStyles.mjs has done so when the site was built.",
    until: "a style depends on something that only the browser knows.",
  },
  {
    request: /^hoist-non-react-statics$/,
    by: "nothing",
    why: "Emotion needs it for withTheme, which nothing here uses.",
    until: "Emotion no longer imports it from its main module.",
  },
  {
    request: /^prop-types$/,
    by: "propTypes",
    why: "Gatsby's router, scroll handler and react-helmet declare types that production ignores.",
    until: "none of them imports it.",
  },
  {
    request: /^invariant$/,
    by: "nothing",
    why: "Gatsby's router checks with it how Gatsby calls it.",
    until: "the router does not import it.",
  },
  {
    request: /^resize-observer-polyfill$/,
    by: "resizeObserver",
    why: "react-slick brings its own copy of what browsers have.",
    until: "react-slick uses the browser's.",
  },
  {
    request: /^(enquire\.js|json2mq)$/,
    by: "nothing",
    why: "react-slick needs them for `responsive`, which SlickTrack never passes.",
    until: "SlickTrack passes it.",
  },
  {
    request: /^lodash\.debounce$/,
    by: "debounce",
    why: "react-slick waits with it after a resize; ten lines do.",
    until: "react-slick no longer imports it.",
  },
];
