/** One difference between our build and Gatsby's default. */
export interface Change {
  /** Its name in PLAIN_BUNDLE, which switches it off. */
  name: string;
  /**
   * Bytes (brotli) that it saves on a visit of the landing page, with all other changes on; 0 if it has
   * another purpose. A change that saves fewer than 300 is removed.
   */
  saves: number;
  /** Modules of packages that are replaced by a smaller version or by nothing. */
  replaces?: readonly Replacement[];
  why: string;
  /** When to remove this entry. */
  until: string;
}

interface Replacement {
  /** The module's name, as written in the import. */
  request: RegExp;
  /** The file in src/bundle/stubs that replaces it. */
  by: string;
}

/** All changes. Lint keeps our own code from importing a replaced module. */
export const changes: readonly Change[] = [
  {
    name: "page-policy",
    saves: 0,
    why: "A page's policy allows one style; Emotion's own cache adds another (decisions, “Scripts and styles of a page”).",
    until: "Emotion's own cache is used.",
  },
  {
    name: "image-orientation",
    saves: 0,
    why: "gatsby-plugin-sharp crops phone photos with an EXIF orientation to the wrong shape.",
    until: "the plugin measures photos after rotating them.",
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
    why: "Emotion's cache adds vendor prefixes, and needs the names of all styles again in the HTML.",
    until: "Emotion's prefixer can be left out of the scripts.",
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
    why: "Gatsby's minifier emits ES5; the browsers that it builds for support ES2020.",
    until: "Gatsby's minifier derives the syntax from the browserslist.",
  },
  {
    name: "pure-modules",
    saves: 1331,
    why: "webpack drops our own modules if their exports are unused.",
    until: "webpack recognises that these modules have no side effects.",
  },
  {
    name: "webpack-settings",
    saves: 490,
    why: "One file for app and runtime, short hashes in file names.",
    until: "Gatsby's default output is as small.",
  },
  {
    name: "slick",
    saves: 3193,
    replaces: [
      // A polyfill in react-slick; all supported browsers have ResizeObserver.
      { request: /^resize-observer-polyfill$/, by: "resizeObserver" },
      // For the `responsive` prop, which SlickTrack never passes.
      { request: /^(enquire\.js|json2mq)$/, by: "nothing" },
      // Debounces resizes; our ten lines are enough.
      { request: /^lodash\.debounce$/, by: "debounce" },
    ],
    why: "react-slick imports polyfills and modules that SlickTrack never uses.",
    until: "react-slick no longer imports these.",
  },
];
