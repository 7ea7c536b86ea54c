/** One way in which our build differs from Gatsby's own. */
export interface Change {
  /** For PLAIN_BUNDLE, which switches it off. */
  name: string;
  /**
   * Bytes in brotli that it saves a visit of the landing page, with the other changes in place; 0 where it
   * has another purpose. At least 300, or the change goes.
   */
  saves: number;
  /** Modules of packages that browsers get in a smaller form, or not at all. */
  replaces?: readonly Replacement[];
  why: string;
  /** When the entry goes. */
  until: string;
}

interface Replacement {
  /** The module's name as its importer writes it. */
  request: RegExp;
  /** The file in src/bundle/stubs that replaces it. */
  by: string;
}

/** Every change. Lint keeps code of ours from using a replaced module. */
export const changes: readonly Change[] = [
  {
    name: "script-loader",
    saves: 0,
    why: "Scripts load at the first interaction instead of at once (decisions, “Scripts and styles of a page”).",
    until: "browsers can load scripts on interaction.",
  },
  {
    name: "chunk-integrity",
    saves: 0,
    why: "Scripts that load later carry a digest, so that browsers run no other (decisions, “Scripts and styles of a page”).",
    until: "webpack writes integrity into its runtime.",
  },
  {
    name: "image-orientation",
    saves: 0,
    why: "gatsby-plugin-sharp crops a photo that a phone stored on its side to the wrong shape.",
    until: "the plugin measures photos after it has rotated them.",
  },
  {
    name: "avif",
    saves: 4300,
    why: "AVIF pictures are smaller and take less time (decisions, “Builds and caches”).",
    until: "gatsby-plugin-sharp has options for effort and chroma subsampling.",
  },
  {
    name: "computed-styles",
    saves: 2367,
    replaces: [{ request: /^@emotion\/serialize$/, by: "serializeStyles" }],
    why: "Phones get the text of each style instead of objects, theme and serialiser (decisions, “Scripts and styles of a page”).",
    until: "Emotion can extract styles at build time.",
  },
  {
    name: "emotion-cache",
    saves: 1774,
    replaces: [{ request: /^@emotion\/cache$/, by: "styleCache" }],
    why: "Emotion's own adds vendor prefixes, and needs the names of all styles again in the HTML.",
    until: "Emotion's prefixes can be left out.",
  },
  {
    name: "emotion-theming",
    saves: 898,
    replaces: [{ request: /^hoist-non-react-statics$/, by: "nothing" }],
    why: "Emotion needs it for withTheme, which nothing here uses.",
    until: "Emotion no longer imports it from its main module.",
  },
  {
    name: "modern-syntax",
    saves: 388,
    why: "Gatsby's minifier writes the syntax of 2009; the browsers that it builds for know that of 2020.",
    until: "Gatsby's minifier takes the syntax from the browserslist.",
  },
  {
    name: "pure-modules",
    saves: 1331,
    why: "webpack leaves a module of ours out when no export of it is used.",
    until: "webpack recognises that our modules have no side effects.",
  },
  {
    name: "webpack-settings",
    saves: 490,
    why: "One file for app and runtime, short digests in the names of scripts, no polyfill of `global`.",
    until: "Gatsby's own settings are as small.",
  },
  {
    name: "gatsby-unused",
    saves: 5600,
    replaces: [
      // Does something in development only.
      { request: /internal-plugins\/partytown\/gatsby-browser\.js$/, by: "nothing" },
      // Changes the manifest's address between languages; the site has one language.
      { request: /gatsby-plugin-manifest\/gatsby-browser\.js$/, by: "nothing" },
      // Writes what a page exports as Head; here react-helmet writes the head.
      { request: /\/head-export-handler-for-browser$/, by: "nothing" },
      // The only service worker is that of the leak card, which registers its own.
      { request: /\/register-service-worker$/, by: "nothing" },
      // Looks each address up among Gatsby's redirects, of which the site has none.
      { request: /^\.\/redirect-utils\.js$/, by: "nothing" },
      // Prefetches without loading; here a page is loaded once the mouse is over its link.
      { request: /^\.\/prefetch$/, by: "nothing" },
      // For pages that are hydrated in parts; here they are hydrated whole.
      { request: /^react-server-dom-webpack$/, by: "nothing" },
    ],
    why: "Gatsby adds these to every site, used or not.",
    until: "the site uses one of them: take out its line.",
  },
  {
    name: "gatsby-link",
    saves: 1021,
    replaces: [{ request: /^gatsby-link$/, by: "gatsbyLink" }],
    why: "Links are plain (SiteLink); of Gatsby's module only `navigate` and `parsePath` are used.",
    until: "a page needs Gatsby's <Link>, or webpack can shake Gatsby's entry.",
  },
  {
    name: "prop-types",
    saves: 368,
    replaces: [
      { request: /^prop-types$/, by: "propTypes" },
      // Gatsby's router checks with it how Gatsby calls it.
      { request: /^invariant$/, by: "nothing" },
    ],
    why: "Gatsby's router and react-helmet declare checks that do nothing in production.",
    until: "none of them imports these.",
  },
  {
    name: "slick",
    saves: 3193,
    replaces: [
      // react-slick brings its own copy of what browsers have.
      { request: /^resize-observer-polyfill$/, by: "resizeObserver" },
      // For `responsive`, which SlickTrack never passes.
      { request: /^(enquire\.js|json2mq)$/, by: "nothing" },
      // Waits after a resize; ten lines do.
      { request: /^lodash\.debounce$/, by: "debounce" },
    ],
    why: "react-slick imports what browsers have, or what SlickTrack never uses.",
    until: "react-slick no longer imports these.",
  },
];
