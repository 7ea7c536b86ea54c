/**
 * Encodes what is no proper text in the address's anchor, such as `#100%`: Gatsby would stop at it.
 * It has to run before Gatsby's scripts, which read the address as soon as they are there.
 */
export function mendAddress() {
  const { hash } = window.location;
  try {
    decodeURI(hash);
  } catch {
    window.history.replaceState(window.history.state, "", hash.replaceAll("%", "%25"));
  }
}
