import matter from "gray-matter";
import type { VFile } from "vfile";
import { typeOf } from "../../../src/model/contentTypes";
import { normaliseText } from "../../../src/model/normaliseText";
import { routeOf } from "../../../src/model/pageTable";
import { fileStart } from "../../../src/model/problems";
import { readContent } from "../../../src/model/readContent";
import { checkFields } from "./fields/checkFields";
import { fieldValues } from "./fieldValues";
import { reportStrayFile } from "./files/strayFiles";
import { checkBody } from "./markdown/checkBody";
import type { TextReading } from "./reading";
import { checkCharacters } from "./text/characters";
import { decode } from "./text/decode";
import { checkMerge } from "./text/merge";

/** Returns the result for a file that cannot be read. */
export function unreadText(file: VFile, path: string): TextReading {
  const { type, slug } = typeOf(path) ?? {};
  const route = type?.page?.template && routeOf(type.page, slug);
  return { kind: "text", path, file, type, route, values: [], pictures: [], links: [] };
}

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
export function readText(file: VFile, path: string, bytes: Buffer): TextReading {
  const unread = unreadText(file, path);
  const { type, route } = unread;
  const text = type && decode(file, bytes);
  if (!type) reportStrayFile(file, path);
  if (!type || text === undefined) return unread;
  file.contents = normaliseText(text);
  if (!checkMerge(file)) return unread;
  checkCharacters(file);
  const content = readContent(type, file);
  const values = fieldValues(type.fields, content.written, content.pointOf);
  const fields = checkFields(values, file, path);
  const body = checkBody(type, file, content.body, values, route);
  if (content.fields && path.endsWith(".md")) checkGatsbyReader(file);
  return {
    ...unread,
    content,
    values,
    pictures: fields.pictures,
    links: [...fields.links, ...body.links],
    anchors: content.written === undefined ? undefined : body.anchors,
  };
}
