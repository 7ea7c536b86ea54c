/** The compilation's hash, inserted by webpack. */
declare const __webpack_hash__: string;

/** Sets the globals that Gatsby's inline script would set; our script loader replaces that script. */
export function setGatsbyGlobals() {
  Object.assign(window, { ___webpackCompilationHash: __webpack_hash__, ___chunkMapping: {} });
}
