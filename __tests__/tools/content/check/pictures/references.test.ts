import { jpeg } from "../../../../support/contentTree";
import { put, testFaults } from "../../../../support/faults";

describe("The shape and size of pictures", () => {
  testFaults([
    {
      name: "an unused picture",
      change: async (tree) => put("services/old.jpg", await jpeg(10, 10))(tree),
      problems: [
        "content/services/old.jpg:1:1 hint image-unused: no content file shows this picture; delete it, or use it in a file",
      ],
    },
    {
      name: "a photo that is wide enough only with a transparent background",
      change: async (tree) => void tree.set("products/cage/cage.jpg", await jpeg(400, 500)),
      problems: [
        "content/products/cage/index.md:5:8 image-too-small: products/cage/cage.jpg is 400 px wide; its place on the page needs at least 600 px",
      ],
    },
    {
      name: "a wide photo in a tall place, as a hint",
      change: async (tree) => put("products/cage/cage.jpg", await jpeg(1600, 900))(tree),
      problems: [
        "content/products/cage/index.md:5:8 hint image-shape: products/cage/cage.jpg is 1600 × 900 px; its place on the page has the shape 4:5 and shows about 45 % of it; crop it yourself",
      ],
    },
    {
      name: "a tall photo in a wider place, as a hint",
      change: async (tree) => put("products/cage/cage.jpg", await jpeg(800, 1800))(tree),
      problems: [
        "content/products/cage/index.md:5:8 hint image-shape: products/cage/cage.jpg is 800 × 1800 px; its place on the page has the shape 4:5 and shows about 56 % of it; crop it yourself",
      ],
    },
  ]);
});
