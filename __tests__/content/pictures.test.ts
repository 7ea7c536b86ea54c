/** @jest-environment node */
import sharp from "sharp";
import { jpeg, type Tree } from "../support/contentTree";
import { edit, put, remove, testFaults } from "../support/faults";

const service = "services/refill.md";
const photo = "services/refill.jpg";
const pathTo = (value: string) => edit(service, "./refill.jpg", value);
const cut = (share: number) => (tree: Tree) => {
  const whole = tree.get(photo) ?? Buffer.alloc(0);
  put(photo, whole.subarray(0, whole.length * share))(tree);
};

describe("Pictures", () => {
  testFaults([
    {
      name: "a picture that does not exist",
      change: pathTo("./office.jpg"),
      says: [
        "content/services/refill.md:4:8 image-missing: services/office.jpg does not exist; nearest: services/refill.jpg",
      ],
    },
    {
      name: "a picture whose name is nearly right",
      change: pathTo("./refil.jpg"),
      says: [
        "content/services/refill.md:4:8 image-missing: services/refil.jpg does not exist; nearest: services/refill.jpg",
      ],
    },
    {
      name: "a picture whose letter case differs",
      change: pathTo("./Refill.jpg"),
      says: [
        "content/services/refill.md:4:8 image-missing: services/Refill.jpg does not exist; nearest: services/refill.jpg (letter case differs)",
      ],
    },
    {
      name: "a path that leaves content/",
      change: pathTo("../../secret/photo.jpg"),
      says: [
        "content/services/refill.jpg:1:1 image-unused: no content file shows this picture; delete it, or name it in a file",
        "content/services/refill.md:4:8 image-path: the path leaves content/",
      ],
    },
    {
      name: "a path from the disk's root",
      change: pathTo("/etc/photo.jpg"),
      says: [
        "content/services/refill.jpg:1:1 image-unused: no content file shows this picture; delete it, or name it in a file",
        "content/services/refill.md:4:8 image-path: the path starts at the disk's root; write it from this file, such as ./name.jpg",
      ],
    },
    {
      name: "a path on a Windows disk",
      change: pathTo("'C:\\\\photo.jpg'".replace("\\\\", "\\")),
      says: [
        "content/services/refill.jpg:1:1 image-unused: no content file shows this picture; delete it, or name it in a file",
        "content/services/refill.md:4:8 image-path: the path starts at the disk's root; write it from this file, such as ./name.jpg",
      ],
    },
    {
      name: "a path with backslashes",
      change: pathTo("'.\\\\refill.jpg'".replace("\\\\", "\\")),
      says: [
        "content/services/refill.md:4:8 image-path: a path has forward slashes, such as ./name.jpg",
      ],
    },
    {
      name: "a picture on another site",
      change: pathTo("https://other.ng/photo.jpg"),
      says: [
        "content/services/refill.jpg:1:1 image-unused: no content file shows this picture; delete it, or name it in a file",
        "content/services/refill.md:4:8 image-path: a picture on another site is not allowed; put the file beside this one and write ./name.jpg",
      ],
    },
    {
      name: "a picture inside the text",
      change: pathTo("data:image/png;base64,AAAA"),
      says: [
        "content/services/refill.jpg:1:1 image-unused: no content file shows this picture; delete it, or name it in a file",
        "content/services/refill.md:4:8 image-path: a picture inside the text is not allowed; save it as a file",
      ],
    },
    {
      name: "a path without ./",
      change: pathTo("refill.jpg"),
      says: [
        'content/services/refill.md:4:8 schema: "image" must be a picture such as ./name.jpg, found the text "refill.jpg"',
      ],
    },
    {
      name: "a path of another kind",
      change: pathTo("./refill.gif"),
      says: [
        "content/services/refill.md:4:8 image-missing: services/refill.gif does not exist; nearest: services/refill.jpg",
      ],
    },
    {
      name: "a folder for a picture",
      change: (tree) => {
        put("services/pictures.jpg/inner.jpg", tree.get(photo) ?? "")(tree);
        pathTo("./pictures.jpg")(tree);
      },
      says: [
        "content/services/pictures.jpg/inner.jpg:1:1 image-unused: no content file shows this picture; delete it, or name it in a file",
        "content/services/refill.jpg:1:1 image-unused: no content file shows this picture; delete it, or name it in a file",
        "content/services/refill.md:4:8 image-missing: services/pictures.jpg is a folder; write the picture's own path",
      ],
    },
    {
      name: "an empty picture",
      change: put(photo, ""),
      says: ["content/services/refill.jpg:1:1 image-corrupt: the file is empty"],
    },
    {
      name: "a picture cut in the middle",
      change: cut(0.5),
      says: [
        "content/services/refill.jpg:1:1 image-corrupt: the end of the picture is missing; copy the file again",
      ],
    },
    {
      name: "a picture of which the start is left",
      change: cut(0.02),
      says: [
        "content/services/refill.jpg:1:1 image-corrupt: the end of the picture is missing; copy the file again",
      ],
    },
    {
      name: "a text with a picture's name",
      change: put(photo, "Not a picture."),
      says: [
        "content/services/refill.jpg:1:1 image-type: the file is not a picture; save it as JPEG",
      ],
    },
    {
      name: "a page with a picture's name",
      change: put(photo, "<!doctype html><title>404</title>"),
      says: [
        "content/services/refill.jpg:1:1 image-type: the name says jpeg, but the file is html; save it as JPEG",
      ],
    },
    {
      name: "a PNG with a JPEG's name",
      change: async (tree) => put(photo, await sharp(tree.get(photo)).png().toBuffer())(tree),
      says: [
        "content/services/refill.jpg:1:1 image-type: the name says jpeg, but the file is png; name it .png",
      ],
    },
    {
      name: "a GIF with a JPEG's name",
      change: async (tree) => put(photo, await sharp(tree.get(photo)).gif().toBuffer())(tree),
      says: [
        "content/services/refill.jpg:1:1 image-type: the name says jpeg, but the file is gif; save it as JPEG",
      ],
    },
    {
      name: "a pointer to large file storage",
      change: put(photo, "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n"),
      says: [
        "content/services/refill.jpg:1:1 image-type: the name says jpeg, but the file is Git LFS pointer; save it as JPEG",
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
      says: [
        "content/services/refill.png:1:1 image-corrupt: the picture cannot be read (Input buffer has corrupt header); copy the file again",
      ],
    },
    {
      name: "a WebP cut in the middle",
      change: async (tree) => {
        const webp = await sharp(tree.get(photo)).webp().toBuffer();
        put("services/refill.webp", webp.subarray(0, webp.length / 2))(tree);
        pathTo("./refill.webp")(tree);
        remove(photo)(tree);
      },
      says: [
        "content/services/refill.webp:1:1 image-corrupt: the end of the picture is missing; copy the file again",
      ],
    },
    {
      name: "a picture of 50 megapixels",
      change: async (tree) => put(photo, await jpeg(10_000, 5000))(tree),
      says: [
        "content/services/refill.jpg:1:1 image-too-large: 10000 × 5000 = 50.0 megapixels; at most 40 are allowed; make it smaller",
      ],
    },
    {
      name: "a picture of 11 MB",
      change: (tree) =>
        put(
          photo,
          Buffer.concat([tree.get(photo) ?? Buffer.alloc(0), Buffer.alloc(11_000_000)]),
        )(tree),
      says: [
        "content/services/refill.jpg:1:1 image-too-large: the file has 11.0 MB; at most 10 MB are allowed; make it smaller",
      ],
    },
    {
      name: "a picture that is too narrow",
      change: async (tree) => put(photo, await jpeg(799, 600))(tree),
      says: [
        "content/services/refill.md:4:8 image-too-small: services/refill.jpg is 799 px wide; its place on the page needs at least 800",
      ],
    },
    {
      name: "a picture that the camera turned",
      change: async (tree) =>
        put(
          photo,
          await sharp({ create: { width: 900, height: 600, channels: 3, background: "#246" } })
            .withMetadata({ orientation: 6 })
            .jpeg()
            .toBuffer(),
        )(tree),
      says: [
        "content/services/refill.md:4:8 image-too-small: services/refill.jpg is 600 px wide; its place on the page needs at least 800",
      ],
    },
    {
      name: "a picture that moves",
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
      says: [
        "content/services/refill.webp:1:1 image-type: the picture moves (2 frames); save one frame",
      ],
    },
    {
      name: "a picture that no file shows",
      change: async (tree) => put("services/old.jpg", await jpeg(10, 10))(tree),
      says: [
        "content/services/old.jpg:1:1 image-unused: no content file shows this picture; delete it, or name it in a file",
      ],
    },
    {
      name: "a picture of a file with faults is not called unused",
      change: edit(service, "image: ./refill.jpg", "imge: ./refill.jpg"),
      says: ['content/services/refill.md:4:1 schema: unknown field "imge"; did you mean "image"?'],
    },
    {
      name: "a space in a picture's name",
      change: (tree) => {
        put("services/my refill.jpg", tree.get(photo) ?? "")(tree);
        remove(photo)(tree);
        pathTo("./my refill.jpg")(tree);
      },
      says: [
        "content/services/my refill.jpg:1:1 name: a space in a picture's name; use letters, digits, hyphens and points",
      ],
    },
    {
      name: "an accent in a picture's name",
      change: (tree) => {
        put("services/rèfill.jpg", tree.get(photo) ?? "")(tree);
        remove(photo)(tree);
        pathTo("./rèfill.jpg")(tree);
      },
      says: [
        'content/services/rèfill.jpg:1:1 name: "è" in a picture\'s name; use letters, digits, hyphens and points',
      ],
    },
    {
      name: "a picture with its name in capitals is no fault",
      change: (tree) => {
        put("services/REFILL.JPG", tree.get(photo) ?? "")(tree);
        remove(photo)(tree);
        pathTo("./REFILL.JPG")(tree);
      },
      says: [],
    },
  ]);
});
