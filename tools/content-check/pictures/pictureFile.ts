import sharp from "sharp";
import { fileStart } from "../../../src/pipeline/places";
import { finding, type Finding } from "../finding";
import { kindByName, signatureOf } from "./signature";

/** What is known of a picture's file. */
export interface PictureFile {
  /** In px. */
  width?: number;
  height?: number;
  findings: Finding[];
}

export const maximumPictureBytes = 10_000_000;
const maximumMegapixels = 40;

const bad = (rule: string, message: string): PictureFile => ({
  findings: [finding(fileStart, rule, message)],
});

/** Whether the file has the end that its kind must have. */
function hasEnd(kind: string, bytes: Buffer): boolean {
  if (kind === "jpeg") return bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) > 0;
  if (kind === "png") return bytes.includes("IEND", Math.max(0, bytes.length - 64));
  return bytes.length >= 12 && bytes.readUInt32LE(4) + 8 <= bytes.length;
}

async function decoded(bytes: Buffer): Promise<PictureFile> {
  const header = await sharp(bytes, { limitInputPixels: false }).metadata();
  const { width, height, orientation = 1, pages = 1 } = header;
  const megapixels = (width * height) / 1_000_000;
  if (megapixels > maximumMegapixels) {
    const size = `${width} × ${height} = ${megapixels.toFixed(1)} megapixels`;
    return bad(
      "image-too-large",
      `${size}; at most ${maximumMegapixels} are allowed; make it smaller`,
    );
  }
  if (orientation > 1)
    return bad(
      "image-type",
      "the camera noted in the file that the picture lies on its side; turn it upright in a photo program and save it",
    );
  if (pages > 1) return bad("image-type", `the picture moves (${pages} frames); save one frame`);
  // A small copy reads all of the file's data, at a fraction of the cost of the whole picture.
  await sharp(bytes, { failOn: "warning", sequentialRead: true }).resize(32).raw().toBuffer();
  return { width, height, findings: [] };
}

/** Reads a photo or rendering: that it is one, that it is whole, and how wide it is. */
export async function readPicture(path: string, bytes: Buffer): Promise<PictureFile> {
  if (bytes.length === 0) return bad("image-corrupt", "the file is empty");
  const kind = signatureOf(bytes);
  const named = kindByName(path);
  if (!kind)
    return bad("image-type", `the file is not a picture; save it as ${named.toUpperCase()}`);
  if (kind !== named) {
    const remedy = /^(jpeg|png|webp)$/.test(kind)
      ? `name it .${kind === "jpeg" ? "jpg" : kind}`
      : `save it as ${named.toUpperCase()}`;
    return bad("image-type", `the name says ${named}, but the file is ${kind}; ${remedy}`);
  }
  if (!hasEnd(kind, bytes))
    return bad("image-corrupt", "the end of the picture is missing; copy the file again");
  try {
    return await decoded(bytes);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n")[0]?.replace(/:$/, "") : "";
    return bad("image-corrupt", `the picture cannot be read (${reason}); copy the file again`);
  }
}
