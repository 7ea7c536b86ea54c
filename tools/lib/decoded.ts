/** Decodes the %-signs of an address; returns undefined if they are malformed. */
export function decoded(written: string): string | undefined {
  try {
    return decodeURIComponent(written);
  } catch {
    return undefined;
  }
}
