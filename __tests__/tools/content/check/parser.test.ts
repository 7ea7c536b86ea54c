import { readFileSync } from "node:fs";
import path from "node:path";
import type { Root } from "hast";
import toHtml from "hast-util-to-html";
import toHast from "mdast-util-to-hast";
import { splitFrontMatter } from "../../../../src/model/frontMatter";
import { textFile } from "../../../../src/model/problems";
import { markdownBody } from "../../../../tools/content/check/read/markdownBody";
import { filesIn } from "../../../../tools/lib/files";
import { fixtureContent } from "../../../support/fixture/fixtureContent";

type Plugin = (
  api: object,
  options: { plugins: [] },
) => Promise<{ htmlAst: { resolve(node: object): Promise<Root> } }>;

/** Of the HTML in a text. */
const dangerous = { allowDangerousHtml: true };

const extend = jest.requireActual<Plugin>("gatsby-transformer-remark/extend-node-type");

/** The tree that Gatsby's plugin makes of a text. */
async function treeOfPlugin(content: string): Promise<Root> {
  const cache = { get: () => undefined, set: () => undefined };
  const api = {
    type: { name: "MarkdownRemark" },
    cache,
    getCache: () => cache,
    getNode: () => ({}),
  };
  const fields = await extend({ ...api, getNodesByType: () => [], reporter: {} }, { plugins: [] });
  return fields.htmlAst.resolve({ internal: { content, contentDigest: content } });
}

const documents = filesIn(path.join(fixtureContent, "legal")).filter((file) =>
  file.endsWith(".md"),
);

it.each(documents)("reads %s as the pages do", async (file) => {
  const text = textFile(file, readFileSync(path.join(fixtureContent, "legal", file), "utf8"));
  const { body = "" } = splitFrontMatter(text) ?? {};
  const { tree } = markdownBody(textFile(file, body), body, true);
  const trees = [toHast(tree, dangerous) as Root, await treeOfPlugin(body)];
  // The plugin loses line ends in tables.
  const [ours, theirs] = trees.map((one) => toHtml(one, dangerous).replaceAll(/>\s+</g, "><"));
  expect(ours).toBe(theirs);
});
