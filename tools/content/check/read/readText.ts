import type { VFile } from "vfile";
import { typeOf } from "../../../../src/model/contentTypes";
import { routeOf } from "../../../../src/model/pageTable";
import { readContent } from "../../../../src/model/readContent";
import { decodeText } from "./decodeText";
import { MarkdownBody } from "./MarkdownBody";
import type { TextReading } from "./reading";

/** Returns the result for a file that cannot be read. */
export function unreadText(file: VFile, path: string): TextReading {
  const { type, slug } = typeOf(path) ?? {};
  const route = type?.page?.template && routeOf(type.page, slug);
  return { kind: "text", path, file, type, route, values: [] };
}

/** Reads one text file; adds a problem for everything that prevents it. */
export function readText(file: VFile, path: string, bytes: Buffer): TextReading {
  const unread = unreadText(file, path);
  const { type } = unread;
  if (!type || !decodeText(file, bytes)) return unread;
  const content = readContent(type, file);
  const hasBody = content.body.trim() !== "";
  return {
    ...unread,
    content,
    values: content.values,
    body: hasBody
      ? new MarkdownBody(file, content.body, type.body?.isDocument ?? false)
      : undefined,
  };
}
