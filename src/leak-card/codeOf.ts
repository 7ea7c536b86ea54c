/**
 * A short code for words; other words nearly always have another one.
 * @returns six capital hexadecimal digits, the upper part of a 32-bit FNV-1a hash
 */
export function codeOf(words: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(words)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 8).toString(16).padStart(6, "0").toUpperCase();
}
