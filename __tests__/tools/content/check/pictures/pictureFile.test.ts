import sharp from "sharp";
import { jpeg, type Tree } from "../../../../support/contentTree";
import { edit, put, remove, testFaults } from "../../../../support/faults";

const service = "services/refill.md";
const photo = "services/refill.jpg";
const pathTo = (value: string) => edit(service, "./refill.jpg", value);
const cut = (share: number) => (tree: Tree) => {
  const whole = tree.get(photo) ?? Buffer.alloc(0);
  put(photo, whole.subarray(0, whole.length * share))(tree);
};

/** A JPEG whose header declares these dimensions: it is rejected before more is read. */
async function claimed(width: number, height: number): Promise<Buffer> {
  const bytes = await jpeg(8, 8);
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

describe("Picture files", () => {
  testFaults([
    {
      name: "a picture cut off in the middle",
      change: cut(0.5),
      problems: [
        "content/services/refill.jpg:1:1 image-corrupt: the end of the picture is missing; copy the file again",
      ],
    },
    {
      name: "a picture of which only the beginning is left",
      change: cut(0.02),
      problems: [
        "content/services/refill.jpg:1:1 image-corrupt: the end of the picture is missing; copy the file again",
      ],
    },
    {
      name: "a PNG with a JPEG's file name",
      change: async (tree) => put(photo, await sharp(tree.get(photo)).png().toBuffer())(tree),
      problems: [
        "content/services/refill.jpg:1:1 image-type: the name says jpeg, but the file is png; rename it to .png",
      ],
    },
    {
      name: "a GIF with a JPEG's file name",
      change: async (tree) => put(photo, await sharp(tree.get(photo)).gif().toBuffer())(tree),
      problems: [
        "content/services/refill.jpg:1:1 image-type: the name says jpeg, but the file is gif; save it as JPEG",
      ],
    },
    {
      name: "a damaged PNG",
      change: async (tree) => {
        const png = await sharp(tree.get(photo)).png().toBuffer();
        put(
          "services/refill.png",
          Buffer.concat([png.subarray(0, 60), Buffer.alloc(40), png.subarray(100)]),
        )(tree);
        pathTo("./refill.png")(tree);
        remove(photo)(tree);
      },
      problems: [
        "content/services/refill.png:1:1 image-corrupt: the picture cannot be read (Input buffer has corrupt header); copy the file again",
      ],
    },
    {
      name: "a WebP cut off in the middle",
      change: async (tree) => {
        const webp = await sharp(tree.get(photo)).webp().toBuffer();
        put("services/refill.webp", webp.subarray(0, webp.length / 2))(tree);
        pathTo("./refill.webp")(tree);
        remove(photo)(tree);
      },
      problems: [
        "content/services/refill.webp:1:1 image-corrupt: the end of the picture is missing; copy the file again",
      ],
    },
    {
      name: "a picture of 110 megapixels",
      change: async (tree) => put(photo, await claimed(11_000, 10_000))(tree),
      problems: [
        "content/services/refill.jpg:1:1 image-too-large: 11000 × 10000 = 110.0 megapixels; at most 100 are allowed; make it smaller",
      ],
    },
    {
      name: "a picture of 41 MB",
      change: (tree) =>
        put(
          photo,
          Buffer.concat([tree.get(photo) ?? Buffer.alloc(0), Buffer.alloc(41_000_000)]),
        )(tree),
      problems: [
        "content/services/refill.jpg:1:1 image-too-large: the file is 41.0 MB; at most 40.0 MB is allowed; make it smaller",
      ],
    },
    {
      name: "a picture of 11 MB, as a hint",
      change: (tree) =>
        put(
          photo,
          Buffer.concat([tree.get(photo) ?? Buffer.alloc(0), Buffer.alloc(11_000_000)]),
        )(tree),
      problems: [
        "content/services/refill.jpg:1:1 hint image-large: the file is far larger than the page needs; npm run fix:content makes it smaller",
      ],
    },
    {
      name: "a picture that is too narrow",
      change: async (tree) => put(photo, await jpeg(799, 600))(tree),
      problems: [
        "content/services/refill.md:4:8 image-too-small: services/refill.jpg is 799 px wide; its place on the page needs at least 800 px",
      ],
    },
    {
      name: "a picture rotated by its EXIF data is no fault",
      change: async (tree) =>
        put(
          photo,
          await sharp({ create: { width: 600, height: 900, channels: 3, background: "#246" } })
            .withMetadata({ orientation: 6 })
            .jpeg()
            .toBuffer(),
        )(tree),
      problems: [],
    },
    {
      name: "a picture that would be cropped to a strip",
      change: async (tree) => put(photo, await jpeg(800, 20))(tree),
      problems: [
        "content/services/refill.md:4:8 image-shape: services/refill.jpg is 800 × 20 px; its place on the page has the shape 4:3; crop it",
      ],
    },
    {
      name: "an animated picture",
      change: async (tree) => {
        const frame = {
          create: { width: 800, height: 600, channels: 3, background: "#246" },
        } as const;
        put(
          "services/refill.webp",
          await sharp(
            [
              await sharp(frame).png().toBuffer(),
              await sharp({ create: { ...frame.create, background: "#999" } })
                .png()
                .toBuffer(),
            ],
            { join: { animated: true } },
          )
            .webp()
            .toBuffer(),
        )(tree);
        pathTo("./refill.webp")(tree);
        remove(photo)(tree);
      },
      problems: [
        "content/services/refill.webp:1:1 image-type: the picture is animated (2 frames); save a single frame",
      ],
    },
  ]);
});
