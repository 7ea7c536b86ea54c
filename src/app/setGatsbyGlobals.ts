/** The compilation that a script comes from; webpack puts it in. */
declare const __webpack_hash__: string;

/** Tells Gatsby what its own inline script would, in the place of which the script loader stands. */
export function setGatsbyGlobals() {
  Object.assign(window, { ___webpackCompilationHash: __webpack_hash__, ___chunkMapping: {} });
}
