import type { ContentType } from "../../../src/model/contentType";
import { textFile } from "../../../src/model/problems";
import { readContent } from "../../../src/model/readContent";
import { MarkdownBody } from "../check/markdown/MarkdownBody";

/** Returns the Markdown tree of a body as JSON; undefined if spaces turned a line into program code. */
function treeOf(body: string): string | undefined {
  const { tree, nodes, text } = new MarkdownBody(textFile("body.md", body), body, false);
  const isCode = nodes.some(
    ({ node }) => node.type === "code" && /^[^`~]/.test(text.slice(node.position?.start.offset)),
  );
  return isCode
    ? undefined
    : JSON.stringify(tree, (key, value: unknown) => (key === "position" ? undefined : value));
}

/** The parsed content of a file as JSON; a part is undefined if it is not valid. */
interface Meaning {
  fields?: string;
  tree?: string;
}

function meaningOf(type: ContentType, text: string): Meaning {
  const { fields, body } = readContent(type, textFile(type.path, text));
  return { fields: fields && JSON.stringify(fields), tree: treeOf(body) };
}

const readableFirst = <One>(all: readonly One[], isReadable: (one: One) => boolean) =>
  all.some(isReadable) ? all.filter(isReadable) : all;

/** Returns the first valid text if all valid ones have the same content; undefined otherwise. */
export function onlyMeaning(type: ContentType, texts: readonly string[]): string | undefined {
  const all = texts.map((text) => ({ text, ...meaningOf(type, text) }));
  const withFields = readableFirst(all, ({ fields }) => fields !== undefined);
  const readable = readableFirst(withFields, ({ tree }) => tree !== undefined);
  const [first, ...others] = readable;
  return others.every(({ fields, tree }) => fields === first?.fields && tree === first?.tree)
    ? first?.text
    : undefined;
}

/** Returns the result of `change` if it is valid and has the same content; otherwise `text`. */
export function unlessChanged(
  type: ContentType,
  text: string,
  change: (text: string) => string,
): string {
  const { fields, tree } = meaningOf(type, text);
  if (fields === undefined || tree === undefined) return text;
  const changed = change(text);
  if (changed === text) return text;
  const after = meaningOf(type, changed);
  return after.fields === fields && after.tree === tree ? changed : text;
}
