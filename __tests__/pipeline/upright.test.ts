/** @jest-environment node */
import sharp from "sharp";
import { measureUpright } from "../../src/pipeline/upright";

const lying = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: "#246" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

it("tells the sides of a photo as it is shown", async () => {
  expect(await sharp(await lying()).metadata()).toMatchObject({ width: 40, height: 30 });
  measureUpright();
  expect(await sharp(await lying()).metadata()).toMatchObject({ width: 30, height: 40 });
});
