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
      name: "a logo with too few pixels",
      change: logo("depot.png", () => plain(90).png().toBuffer()),
      problems: [
        "content/partners/depot.yml:2:6 image-too-small: partners/depot.png is 90 px wide; its place on the page needs at least 96 px",
      ],
    },
  ]);
});
