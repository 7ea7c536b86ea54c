/** Encodes what is no proper text in the address's anchor, such as `#100%`: Gatsby would stop at it. */
export function mendAddress() {
  const { hash } = window.location;
  try {
    decodeURI(hash);
  } catch {
    window.history.replaceState(window.history.state, "", hash.replaceAll("%", "%25"));
  }
}

// Once imported, for Gatsby's router reads the address as soon as it is imported itself.
mendAddress();
