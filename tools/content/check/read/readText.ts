import matter from "gray-matter";
import type { VFile } from "vfile";
import { typeOf } from "../../../../src/model/contentTypes";
import { routeOf } from "../../../../src/model/pageTable";
import { fileStart } from "../../../../src/model/problems";
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

/** Checks that Gatsby can read the front matter: it has another parser, and reads the file as it is. */
function checkGatsbyReader(file: VFile, source: string) {
  try {
    matter(source, {});
  } catch (error) {
    const reason =
      error instanceof Error ? (error.message.split("\n")[0]?.replace(/:$/, "") ?? "") : "";
    file.message(
      `Gatsby cannot read the front matter (${reason}); run npm run fix:content, or write its lines again`,
      fileStart,
      "yaml-syntax",
    );
  }
}

/** Reads one text file; adds a problem for everything that prevents it. */
export function readText(file: VFile, path: string, bytes: Buffer): TextReading {
  const unread = unreadText(file, path);
  const { type } = unread;
  if (!type || !decodeText(file, bytes)) return unread;
  const content = readContent(type, file);
  if (content.fields && path.endsWith(".md")) checkGatsbyReader(file, bytes.toString());
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
