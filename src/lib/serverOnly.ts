/**
 * Returns what only the server's HTML needs, and undefined in the scripts of the built site, from which webpack and
 * terser then remove `make`. Server and browser render different things then, so it must be nothing that React
 * hydrates, such as the head.
 */
export const serverOnly = <Value>(make: () => Value): Value | undefined =>
  process.env.BUILD_STAGE === "build-javascript" ? undefined : make();
