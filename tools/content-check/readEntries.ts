import { fileStart } from "../../src/pipeline/places";
import { readContentFile, unreadFile, type FileFacts } from "./contentFile";
import type { ContentSource, Entry } from "./contentSource";
import { finding } from "./finding";
import { roleOf } from "./files/sorted";
import { maximumPictureBytes, readPicture, type PictureFile } from "./pictures/pictureFile";
import { readDrawing } from "./pictures/drawing";
import { maximumTextBytes } from "./text/oversize";
import { rememberByBytes } from "./memory";

/** What was found in one file. */
export type Reading =
  ({ kind: "text" } & FileFacts) | ({ kind: "picture"; path: string } & PictureFile);

const textOf = rememberByBytes(readContentFile);
const pictureOf = rememberByBytes(readPicture);
const drawingOf = rememberByBytes((_path, bytes) => readDrawing(bytes));

/** Icons are part of the page's text, twice. */
const maximumDrawingBytes = 50_000;

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Why a file is not even opened, where its size forbids it. */
function tooLarge({ size }: Entry, role: string) {
  if (role === "text" && size > maximumTextBytes * 4)
    return finding(fileStart, "too-large", `the file has ${megabytes(size)}; a text has far less`);
  if (role !== "text" && size > maximumPictureBytes)
    return finding(
      fileStart,
      "image-too-large",
      `the file has ${megabytes(size)}; at most 10 MB are allowed; make it smaller`,
    );
  if (role === "drawing" && size > maximumDrawingBytes)
    return finding(
      fileStart,
      "image-too-large",
      `the drawing has ${Math.ceil(size / 1000)} kB; at most ${maximumDrawingBytes / 1000} kB are allowed; save it as optimised SVG`,
    );
  return undefined;
}

const unreadable = (error: unknown) => {
  const { code } = error as NodeJS.ErrnoException;
  if (typeof code === "string")
    return finding(
      fileStart,
      "unreadable",
      `the file cannot be read (${code}); check the disk and its rights`,
    );
  const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
  return finding(
    fileStart,
    "internal",
    `the check itself failed here (${reason}); undo the last change to this file`,
  );
};

/** Reads one file. Whatever goes wrong becomes a finding of that file. */
export async function readEntry(source: ContentSource, entry: Entry): Promise<Reading> {
  const { path } = entry;
  const role = roleOf(entry);
  const failed = (problem: ReturnType<typeof finding>): Reading =>
    role === "text"
      ? { kind: "text", ...unreadFile(path, [problem]) }
      : { kind: "picture", path, findings: [problem] };
  const oversized = tooLarge(entry, role);
  if (oversized) return failed(oversized);
  try {
    const bytes = await source.read(path);
    if (role === "text") return { kind: "text", ...textOf(path, bytes) };
    if (role === "drawing") return { kind: "picture", path, findings: drawingOf(path, bytes) };
    return { kind: "picture", path, ...(await pictureOf(path, bytes)) };
  } catch (error) {
    return failed(unreadable(error));
  }
}
