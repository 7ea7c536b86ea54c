/** The relative luminance of a colour, 0 to 1 (WCAG 2.2). */
export function luminance(rgb: readonly number[]) {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two luminances, 1 to 21 (WCAG 2.2). */
export const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
