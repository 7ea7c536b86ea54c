/** Encodes what is no proper text in the address's anchor, such as `#100%`: it would stop Gatsby. */
export function mendAddress() {
  const { hash } = window.location;
  try {
    decodeURI(hash);
  } catch {
    window.history.replaceState(window.history.state, "", hash.replaceAll("%", "%25"));
  }
}
