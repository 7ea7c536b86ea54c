import { expect, test } from "./support/test";

/** Where the product is in each picture, as shares of its width and height (from the art direction). */
const product = {
  wide: { left: 0.64, right: 0.89, top: 0.07, bottom: 0.88 },
  tall: { left: 0.32, right: 0.68, top: 0.42, bottom: 0.94 },
};

const isWide = ({ naturalWidth, naturalHeight }: HTMLImageElement) =>
  naturalWidth > 0 ? naturalWidth > naturalHeight : undefined;

/** The product's box on the page in px, given how its picture is cropped, and the picture's own. */
function boxes(image: HTMLImageElement, place: (typeof product)["wide"]) {
  const seen = image.getBoundingClientRect();
  const { naturalWidth, naturalHeight } = image;
  const [shareX = 0, shareY = 0] = getComputedStyle(image)
    .objectPosition.split(" ")
    .map(parseFloat);
  const scale = Math.max(seen.width / naturalWidth, seen.height / naturalHeight);
  const [width, height] = [naturalWidth * scale, naturalHeight * scale];
  const x = (share: number) => seen.left + ((seen.width - width) * shareX) / 100 + width * share;
  const y = (share: number) => seen.top + ((seen.height - height) * shareY) / 100 + height * share;
  const { left, right, top, bottom } = place;
  return { picture: seen, left: x(left), right: x(right), top: y(top), bottom: y(bottom) };
}

test("the first screen has the words, the buttons and a whole product", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const image = page.locator("#home img");
  const last = page.locator("#home p").last();
  const button = page.locator("#home").getByRole("link").last();
  for (const [width, height, shape, isBelow] of [
    [1920, 900, "wide", false],
    [1366, 768, "wide", false],
    [1366, 650, "wide", false],
    [1280, 720, "wide", false],
    [2560, 1200, "wide", false],
    [1024, 768, "wide", false],
    [844, 390, "wide", false],
    [360, 640, "tall", true],
    [768, 1024, "tall", true],
    [768, 600, "tall", true],
    [850, 840, "tall", true],
  ] as const) {
    await page.setViewportSize({ width, height });
    // Wait until the picture for this screen's shape has loaded.
    await expect.poll(() => image.evaluate(isWide)).toBe(shape === "wide");
    const { picture, left, right, top, bottom } = await image.evaluate(boxes, product[shape]);
    const place = `at ${width} × ${height}`;
    const header = await page.getByRole("banner").boundingBox();
    expect(top, place).toBeGreaterThanOrEqual(Math.max(picture.top, Number(header?.height)));
    expect(left, place).toBeGreaterThanOrEqual(picture.left);
    expect(right, place).toBeLessThanOrEqual(Math.min(picture.right, width));
    expect(bottom, place).toBeLessThanOrEqual(picture.bottom);
    // A phone on its side is too low for a whole product.
    expect(bottom, place).toBeLessThanOrEqual(shape === "wide" && height > 400 ? height : Infinity);
    const line = await last.boundingBox();
    const gap = picture.top - Number(line?.y) - Number(line?.height);
    expect(gap >= 0, place).toBe(isBelow);
    if (height <= 600) continue;
    await expect(button, place).toBeInViewport({ ratio: 1 });
    await expect(image, place).toBeInViewport();
  }
});
