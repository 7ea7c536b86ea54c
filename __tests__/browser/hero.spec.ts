import { expect, test } from "./support/test";

/**
 * Where the product is in each picture, as shares of its width and height (from the art direction).
 */
const product = {
  wide: { left: 0.64, right: 0.89, top: 0.07, bottom: 0.88 },
  tall: { left: 0.32, right: 0.68, top: 0.42, bottom: 0.94 },
};

const sizes = [
  { width: 1920, height: 900, picture: "wide" },
  { width: 1366, height: 768, picture: "wide" },
  { width: 1536, height: 864, picture: "wide" },
  { width: 1920, height: 937, picture: "wide" },
  { width: 2560, height: 1200, picture: "wide" },
  { width: 360, height: 740, picture: "tall" },
  { width: 412, height: 915, picture: "tall" },
  { width: 768, height: 1024, picture: "tall" },
] as const;

const isWide = ({ naturalWidth, naturalHeight }: HTMLImageElement) =>
  naturalWidth > 0 ? naturalWidth > naturalHeight : undefined;

/** The product's box on the page in px, given how its picture is cropped. */
function productBox(image: HTMLImageElement, place: (typeof product)["wide"]) {
  const box = image.getBoundingClientRect();
  const { objectPosition } = getComputedStyle(image);
  const [shareX = 0, shareY = 0] = objectPosition.split(" ").map((part) => parseFloat(part) / 100);
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.max(box.width / naturalWidth, box.height / naturalHeight);
  const [width, height] = [naturalWidth * scale, naturalHeight * scale];
  const x = box.left + (box.width - width) * shareX;
  const y = box.top + (box.height - height) * shareY;
  const seen = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
  const at = {
    left: x + width * place.left,
    top: y + height * place.top,
    right: x + width * place.right,
    bottom: y + height * place.bottom,
  };
  return { seen, at };
}

test("the first screen's picture shows the whole product", async ({ page }) => {
  await page.goto("/");
  const image = page.locator("#home img");
  const header = page.getByRole("banner");
  for (const { width, height, picture } of sizes) {
    await page.setViewportSize({ width, height });
    // Wait until the picture for this screen's shape has loaded.
    await expect.poll(() => image.evaluate(isWide)).toBe(picture === "wide");
    const { seen, at } = await image.evaluate(productBox, product[picture]);
    const place = `at ${width} × ${height}`;
    const { y = 0, height: headerHeight = 0 } = (await header.boundingBox()) ?? {};
    expect(at.top, place).toBeGreaterThanOrEqual(Math.max(seen.top, y + headerHeight));
    expect(at.left, place).toBeGreaterThanOrEqual(seen.left);
    expect(at.right, place).toBeLessThanOrEqual(Math.min(seen.right, width));
    expect(at.bottom, place).toBeLessThanOrEqual(seen.bottom);
    expect(at.bottom, place).toBeLessThanOrEqual(picture === "wide" ? height : Infinity);
  }
});
