/** A module of a package that is replaced by a smaller version or by nothing. */
interface Replacement {
  /** The module's name, as written in the import. */
  request: RegExp;
  /** The file in src/bundle/stubs that replaces it. */
  by: string;
  /** Whether it is replaced in the server's renderer too, and not in the scripts only. */
  isOnServer?: boolean;
}

/** All of them; README.md says what each saves, and when to remove it. Lint keeps our own code from importing a stub. */
export const replacements: readonly Replacement[] = [
  // Phones get the text of each style instead of objects, theme and serialiser (decisions, “Scripts and styles of a page”).
  { request: /^@emotion\/serialize$/, by: "serializeStyles", isOnServer: true },
  // Emotion's cache adds vendor prefixes and a second style, which no page's policy allows, and needs the names of all
  // styles again in the HTML.
  { request: /^@emotion\/cache$/, by: "styleCache" },
  // Emotion needs it for withTheme, which nothing here uses.
  { request: /^hoist-non-react-statics$/, by: "nothing" },
  // A polyfill in react-slick; all supported browsers have ResizeObserver.
  { request: /^resize-observer-polyfill$/, by: "resizeObserver" },
  // For the `responsive` prop of react-slick, which SlickTrack never passes.
  { request: /^json2mq$/, by: "nothing" },
  // Debounces resizes in react-slick; our ten lines are enough.
  { request: /^lodash\.debounce$/, by: "debounce" },
];
