import { typeOf } from "../../../src/model/contentTypes";
import { splitFrontMatter } from "../../../src/model/frontMatter";
import { textFile } from "../../../src/model/problems";
import { markdownBody } from "../check/read/markdownBody";

/** Writes the address that each heading of a document has behind it, where there is none; `path` is that in content/. */
export function fixHeadings(path: string, source: string): string {
  const file = textFile(path, source);
  const parts = typeOf(path)?.type.body?.isDocument ? splitFrontMatter(file) : undefined;
  if (!parts) return source;
  return markdownBody(file, parts.body, true).anchors.reduceRight(
    (text, { id, heading, isFixed }) => {
      const end = heading.children.at(-1)?.position?.end.offset;
      return isFixed || id === "" || !end
        ? text
        : `${text.slice(0, end)} {#${id}}${text.slice(end)}`;
    },
    file.toString(),
  );
}
