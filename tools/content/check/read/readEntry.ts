import type { VFile } from "vfile";
import { typeOf } from "../../../../src/model/contentTypes";
import { routeOf } from "../../../../src/model/pageTable";
import { fileStart } from "../../../../src/model/problems";
import { readContent } from "../../../../src/model/readContent";
import type { ContentEntry, ContentSource, Role } from "./contentSource";
import { decodeText } from "./decodeText";
import { markdownBody } from "./markdownBody";
import { maximumDrawingBytes, maximumPictureBytes, readPicture } from "./pictureFile";
import type { Reading, TextReading } from "./reading";

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** The maximum size of files in bytes; that of texts is several times the longest legal page. */
const limits: Readonly<Partial<Record<Role, number>>> = {
  text: 200_000,
  picture: maximumPictureBytes,
  drawing: maximumDrawingBytes,
};

/** Reports the pictures inside a text, as programs put them there when they save as Markdown. */
function checkInnerPictures(file: VFile, bytes: Buffer): void {
  const message =
    "a picture is stored inside the text here, and is not shown; delete it, and save the picture as a file";
  for (const [index, line] of bytes.toString().split("\n").entries()) {
    const column = line.indexOf("data:image/") + 1;
    if (column > 0) file.message(message, { line: index + 1, column }, "too-large");
  }
}

/** Adds an error to the problems of the file in which it happened. */
export function reportFailure(file: VFile, error: unknown): void {
  const { code } = error as NodeJS.ErrnoException;
  const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
  const isUnreadable = typeof code === "string";
  const message = isUnreadable
    ? `the file cannot be read (${code}); check the disk and the file's permissions`
    : `the check itself failed here (${reason}); undo the last change to this file, and tell a developer`;
  file.message(message, fileStart, isUnreadable ? "unreadable" : "internal");
}

/** Returns a file that was not read yet. */
function unread({ path, role, file }: ContentEntry): Reading {
  if (role !== "text") return { kind: "picture", path };
  const { type, slug } = typeOf(path) ?? {};
  const route = type?.page?.template && routeOf(type.page, slug);
  return { kind: "text", path, file, type, route, values: [] };
}

/** Reads a text; adds a problem for everything that prevents it. */
function readText(text: TextReading, bytes: Buffer): TextReading {
  const { file, type } = text;
  if (!type || !decodeText(file, bytes)) return text;
  const content = readContent(type, file);
  const { values, body } = content;
  const isDocument = type.body?.isDocument ?? false;
  const isBlank = body.trim() === "";
  return {
    ...text,
    content,
    values,
    body: isBlank ? undefined : markdownBody(file, body, isDocument),
  };
}

/** Reads one file. Every error becomes a problem of that file. */
export async function readEntry(source: ContentSource, entry: ContentEntry): Promise<Reading> {
  const { path, role, file } = entry;
  const reading = unread(entry);
  try {
    const size = source.sizeOf(path);
    const most = limits[role] ?? Infinity;
    if (size > most) {
      const found = `the file is ${megabytes(size)}; at most ${megabytes(most)} is allowed`;
      const rule = role === "text" ? "too-large" : "image-too-large";
      const cure = role === "picture" ? "npm run fix:content makes it smaller" : "make it smaller";
      file.message(`${found}; ${cure}`, fileStart, rule);
      if (role === "text" && size < maximumPictureBytes)
        checkInnerPictures(file, await source.read(path));
    } else {
      const bytes = await source.read(path);
      if (bytes.toString("latin1", 0, 40).startsWith("version https://git-lfs.github.com/")) {
        file.message(
          "Git LFS has the file elsewhere; add it again without Git LFS",
          fileStart,
          "lfs",
        );
        return reading;
      }
      if (reading.kind === "text") return readText(reading, bytes);
      return { ...reading, ...(await readPicture(file, bytes)) };
    }
  } catch (error) {
    reportFailure(file, error);
  }
  return reading;
}
