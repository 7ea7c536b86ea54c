/** Escapes malformed percent signs in the URL hash (`#100%`); Gatsby throws on them. */
export function encodeInvalidHash() {
  const { hash } = window.location;
  try {
    decodeURI(hash);
  } catch {
    window.history.replaceState(window.history.state, "", hash.replaceAll("%", "%25"));
  }
}

// Runs on import: Gatsby's router reads the location when its module loads.
encodeInvalidHash();
