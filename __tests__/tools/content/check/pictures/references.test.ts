import { jpeg } from "../../../../support/contentTree";
import { edit, put, remove, testFaults } from "../../../../support/faults";

const service = "services/refill.md";
const photo = "services/refill.jpg";
const pathTo = (value: string) => edit(service, "./refill.jpg", value);

describe("Pictures", () => {
  testFaults([
    {
      name: "a picture that does not exist",
      change: pathTo("./office.jpg"),
      problems: [
        "content/services/refill.md:4:8 image-missing: services/office.jpg does not exist; put the picture there",
      ],
    },
    {
      name: "a real height for a photo with a background",
      change: edit("products/cage/index.md", "order: 5", "heightMm: 900\norder: 5"),
      problems: [
        "content/products/cage/index.md:5:8 image-background: products/cage/cage.jpg has a background; delete heightMm, or use a picture with a transparent background",
      ],
    },
    {
      name: "a product with a transparent background without its real height",
      change: edit("products/middle/index.md", /heightMm: .*\n/, ""),
      problems: [
        "content/products/middle/index.md:5:8 hint image-background: products/middle/bottle.webp has a transparent background; add heightMm to show it whole and in the size comparison",
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
      name: "a picture whose name is nearly correct",
      change: pathTo("./refil.jpg"),
      problems: [
        "content/services/refill.md:4:8 image-missing: services/refil.jpg does not exist; nearest: services/refill.jpg",
      ],
    },
    {
      name: "a picture whose letter case differs",
      change: pathTo("./Refill.jpg"),
      problems: [
        "content/services/refill.md:4:8 image-missing: services/Refill.jpg does not exist; nearest: services/refill.jpg (letter case differs)",
      ],
    },
    {
      name: "a missing picture beside a drawing of that name",
      change: pathTo("./cage-loan-2.jpg"),
      problems: [
        "content/services/refill.md:4:8 image-missing: services/cage-loan-2.jpg does not exist; nearest: services/cage-loan.jpg",
      ],
    },
    {
      name: "a missing photo beside its drawing",
      change: remove(photo),
      problems: [
        "content/services/refill.md:4:8 image-missing: services/refill.jpg does not exist; put the picture there",
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
    {
      name: "a path that leaves content/",
      change: pathTo("../../secret/photo.jpg"),
      problems: [
        "content/services/refill.md:4:8 image-path: the path leaves content/; put the file beside this one",
      ],
    },
    {
      name: "an absolute path",
      change: pathTo("/etc/photo.jpg"),
      problems: [
        "content/services/refill.md:4:8 image-path: the path starts at the root of the disk; write it from this file, such as ./name.jpg",
      ],
    },
    {
      name: "a path on a Windows drive",
      change: pathTo("'C:\\\\photo.jpg'".replace("\\\\", "\\")),
      problems: [
        "content/services/refill.md:4:8 image-path: the path starts at the root of the disk; write it from this file, such as ./name.jpg",
      ],
    },
    {
      name: "a path with backslashes",
      change: pathTo("'.\\\\refill.jpg'".replace("\\\\", "\\")),
      problems: [
        "content/services/refill.md:4:8 image-path: use forward slashes, such as ./name.jpg",
      ],
    },
    {
      name: "a picture on another site",
      change: pathTo("https://other.ng/photo.jpg"),
      problems: [
        "content/services/refill.md:4:8 image-path: a picture on another site is not allowed; put the file beside this one and write ./name.jpg",
      ],
    },
    {
      name: "a picture inside the text",
      change: pathTo("data:image/png;base64,AAAA"),
      problems: [
        "content/services/refill.md:4:8 image-path: a picture written as data: is not allowed; save it as a file",
      ],
    },
    {
      name: "a path without ./ is no fault",
      change: pathTo("refill.jpg"),
      problems: [],
    },
    {
      name: "a path of an unsupported type",
      change: pathTo("./refill.gif"),
      problems: [
        "content/services/refill.md:4:8 image-missing: services/refill.gif does not exist; nearest: services/refill.jpg",
      ],
    },
    {
      name: "a folder instead of a picture",
      change: (tree) => {
        put("services/pictures.jpg/inner.jpg", tree.get(photo) ?? "")(tree);
        pathTo("./pictures.jpg")(tree);
      },
      problems: [
        "content/services/refill.md:4:8 image-missing: services/pictures.jpg is a folder; write the path of the picture itself",
      ],
    },
  ]);
});
