/** The minimum transparent share of a cut-out picture; rounded corners alone leave less. */
const minTransparentShare = 0.05;

/**
 * Whether a picture has a transparent background.
 * @param pixels four bytes each: red, green, blue and alpha
 */
export function isTransparent(pixels: Uint8Array): boolean {
  const transparent = pixels.filter((value, index) => index % 4 === 3 && value < 32).length;
  return transparent > (pixels.length / 4) * minTransparentShare;
}
