import sharp from "sharp";
import type { Tree } from "../../../../support/contentTree";
import { edit, put, remove, testFaults } from "../../../../support/faults";

/** The fixture's first partner with another file for its logo. */
const logo = (file: string, make: () => Promise<Buffer>) => async (tree: Tree) => {
  put(`partners/${file}`, await make())(tree);
  remove("partners/depot.svg")(tree);
  edit("partners/depot.yml", "./depot.svg", file)(tree);
};

const plain = (width: number) =>
  sharp({ create: { width, height: 96, channels: 4, background: "#0000" } });

/** A different colour in every corner, as in a photo. */
const photo = () => {
  const colours = [250, 20, 130, 60, 200, 90, 10, 170, 30];
  const data = Buffer.from(colours.flatMap((value) => [value, 255 - value, value >> 1]));
  return sharp(data, { raw: { width: 3, height: 3, channels: 3 } }).resize(200, 200, {
    kernel: "nearest",
  });
};

describe("Logos", () => {
  testFaults([
    {
      name: "a PNG with a transparent background is no fault",
      change: logo("depot.png", () => plain(200).png().toBuffer()),
      problems: [],
    },
    {
      name: "a JPEG on white is no fault",
      change: logo("depot.jpg", () => plain(200).flatten({ background: "#fff" }).jpeg().toBuffer()),
      problems: [],
    },
    {
      name: "a logo on a photo",
      change: logo("depot.webp", () => photo().webp().toBuffer()),
      problems: [
        "content/partners/depot.yml:2:6 image-background: partners/depot.webp has more than one colour behind the logo; save it on white, or with a transparent background",
      ],
    },
    {
      name: "a logo with too few pixels",
      change: logo("depot.png", () => plain(90).png().toBuffer()),
      problems: [
        "content/partners/depot.yml:2:6 image-too-small: partners/depot.png is 90 px wide; its place on the page needs at least 96 px",
      ],
    },
  ]);
});
