import matter from "gray-matter";
import type { VFile } from "vfile";
import { typeOf } from "../../../src/model/contentTypes";
import { normaliseText } from "../../../src/model/normaliseText";
import { fileStart } from "../../../src/model/problems";
import { readContent } from "../../../src/model/readContent";
import { checkFields } from "./fields/checkFields";
import { reportStrayFile } from "./files/strayFiles";
import { checkBody } from "./markdown/checkBody";
import { checkPlaceholders } from "./placeholders";
import type { TextReading } from "./reading";
import { withPlainBlanks } from "./text/blanks";
import { checkCharacters } from "./text/characters";
import { decode } from "./text/decode";
import { checkEnd, checkMerge, checkSize } from "./text/wholeText";

/** Returns the result for a file that cannot be read. */
export const unreadText = (file: VFile, path: string): TextReading => ({
  kind: "text",
  path,
  file,
  ...typeOf(path),
  pictures: [],
  links: [],
});

/** Checks that Gatsby can read the front matter: it has another parser. */
function checkGatsbyReader(file: VFile) {
  try {
    matter(file.toString(), {});
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split("\n")[0] ?? "") : "";
    file.message(`Gatsby cannot read the front matter: ${reason}`, fileStart, "yaml-syntax");
  }
}

/** Checks one text file; returns its content, and its references to other files. */
export function readText(file: VFile, path: string, bytes: Buffer, isLaunch: boolean): TextReading {
  const unread = unreadText(file, path);
  const { type, slug = "" } = unread;
  // Undecodable bytes may still contain the name of a picture.
  file.contents = bytes.toString("latin1");
  if (!type) {
    reportStrayFile(file, path);
    return unread;
  }
  const decoded = decode(file, bytes);
  if (decoded === undefined) return unread;
  file.contents = normaliseText(decoded);
  if (!checkSize(file) || !checkMerge(file)) return unread;

  checkCharacters(file);
  const reportedLines = new Set(file.messages.map(({ line }) => line));
  const characters = file.messages.length;
  // Read the blanks as plain spaces; otherwise they cause more messages.
  file.contents = withPlainBlanks(file.toString(), path.endsWith(".md"));
  const content = readContent(type, file);
  const fields = checkFields(type, file, path, content);
  const body = checkBody(type, slug, file, content);
  if (content.written !== undefined) checkEnd(file);
  if (content.fields && path.endsWith(".md")) checkGatsbyReader(file);
  if (isLaunch) checkPlaceholders(type, file, content);
  // Omit other messages about lines with such characters: they may be consequences.
  file.messages = file.messages.filter(
    (one, index) => index < characters || !reportedLines.has(one.line),
  );
  return {
    ...unread,
    content,
    pictures: fields.pictures,
    links: [...fields.links, ...body.links],
    anchors: content.written === undefined ? undefined : body.anchors,
  };
}
