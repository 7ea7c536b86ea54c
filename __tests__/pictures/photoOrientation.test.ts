import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import plugin from "gatsby-plugin-sharp";
import sharp from "sharp";
import { applyPhotoOrientation } from "../../src/pictures/photoOrientation";

const folder = mkdtempSync(path.join(tmpdir(), "upright-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("gives Gatsby the dimensions of a photo as displayed", async () => {
  const absolutePath = path.join(folder, "lying.jpg");
  const file = { absolutePath, internal: { contentDigest: "lying" } };
  await sharp({ create: { width: 40, height: 30, channels: 3, background: "#246" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(absolutePath);
  expect(await plugin.getImageSizeAsync(file)).toMatchObject({ width: 40, height: 30 });
  applyPhotoOrientation();
  expect(await plugin.getImageSizeAsync(file)).toMatchObject({ width: 30, height: 40 });
});
