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
  // The values of `css` are class names (siteStyles.mjs).
  { request: /^@emotion\/react\/jsx-runtime$/, by: "jsx", isOnServer: true },
  // A polyfill in react-slick; all supported browsers have ResizeObserver.
  { request: /^resize-observer-polyfill$/, by: "resizeObserver" },
  // For the `responsive` prop of react-slick, which SlickTrack never passes.
  { request: /^json2mq$/, by: "nothing" },
  // Debounces resizes in react-slick; our ten lines are enough.
  { request: /^lodash\.debounce$/, by: "debounce" },
];
