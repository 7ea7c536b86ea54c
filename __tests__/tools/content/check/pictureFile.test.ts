import sharp from "sharp";
import { problemsAfter, type Tree } from "../../../support/contentTree";

/** The fixture's photo and cut-out product. */
const photo = "services/refill.jpg";
const product = "products/middle/bottle.webp";

const plain = (background: string) =>
  sharp({ create: { width: 600, height: 900, channels: 3, background } });

/** A JPEG whose header declares these dimensions: it is rejected before more is read. */
async function claimed(width: number, height: number): Promise<Buffer> {
  const bytes = await plain("#246").jpeg().toBuffer();
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

/** A picture whose data, but not its ends, are damaged. */
async function damaged(tree: Tree): Promise<Buffer> {
  const bytes = await sharp(tree.get(product)).webp({ lossless: true }).toBuffer();
  return bytes.fill(0, 30, 300);
}

async function animated(): Promise<Buffer> {
  const frames = await Promise.all(["#246", "#999"].map((one) => plain(one).png().toBuffer()));
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}

/** A JPEG without its second half, which a program has closed properly. */
async function cutAndClosed(): Promise<Buffer> {
  const noise = Buffer.from(Array.from({ length: 900 * 600 * 3 }, (_, at) => (at * 89) % 251));
  const picture = sharp(noise, { raw: { width: 600, height: 900, channels: 3 } });
  const bytes = await picture.jpeg().toBuffer();
  return Buffer.concat([bytes.subarray(0, bytes.length / 2), Buffer.from([0xff, 0xd9])]);
}

const broken = "image-corrupt: the picture is damaged; copy the file again";

it.each<[string, string, (tree: Tree) => Promise<Buffer>, string]>([
  [
    "of 110 megapixels is too large",
    photo,
    () => claimed(11_000, 10_000),
    "image-too-large: 11000 × 10000 = 110.0 megapixels; at most 100 are allowed; npm run fix:content makes it smaller",
  ],
  ["with damaged data cannot be read", product, damaged, broken],
  ["of which a part is missing is damaged", "products/cage/cage.jpg", cutAndClosed, broken],
  [
    "that is animated is no picture",
    product,
    animated,
    "image-type: the picture is animated (2 frames); save a single frame",
  ],
  [
    "that is transparent everywhere is blank",
    product,
    () => plain("#0000").ensureAlpha(0).webp().toBuffer(),
    "image-blank: nothing can be seen in it; save it again with its shapes and layers switched on",
  ],
])("a picture %s", async (_name, file, make, fault) => {
  const said = await problemsAfter(async (tree) => void tree.set(file, await make(tree)));
  expect(said).toEqual([`content/${file}:1:1 ${fault}`]);
});

it("gives a hint about a cut-out product with an empty margin, and about a logo of a few pixels", async () => {
  const logo = "partners/lock-shop.webp";
  const said = await problemsAfter(async (tree) => {
    const high = { bottom: 300, background: "#ffffff02" };
    tree.set(product, await sharp(tree.get(product)).extend(high).webp().toBuffer());
    const line = sharp({ create: { width: 6, height: 900, channels: 4, background: "#246" } });
    tree.set(logo, await line.extend({ left: 400, background: "#0000" }).webp().toBuffer());
  });
  expect(said).toEqual([
    `content/partners/lock-shop.yml:2:6 hint svg: ${logo} shows only about 9 × 906 px that can be seen; ask for a larger logo`,
    `content/products/middle/index.md:5:8 hint svg: ${product} has empty margins, and heightMm is the height of the whole picture; crop it to its edges`,
  ]);
});
