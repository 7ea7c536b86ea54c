import type { Page } from "@playwright/test";
import sharp from "sharp";

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

/** The luminances of what the page shows, by place in px; undefined outside the picture. */
export async function look(page: Page, fullPage = false) {
  const picture = await page.screenshot({ fullPage, animations: "disabled" });
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => {
    if (x < 0 || y < 0 || x >= info.width || y >= info.height) return undefined;
    const at = (Math.floor(y) * info.width + Math.floor(x)) * info.channels;
    return luminance([...data.subarray(at, at + 3)]);
  };
}
