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

const extend = jest.requireActual<Plugin>("gatsby-transformer-remark/extend-node-type");

/** The tree that Gatsby's plugin makes of a text. */
async function treeOfPlugin(content: string): Promise<Root> {
  const cache = { get: () => undefined, set: () => undefined };
  const node = { type: { name: "MarkdownRemark" }, getNode: () => ({}), getNodesByType: () => [] };
  const api = { ...node, cache, getCache: () => cache, reporter: {} };
  const { htmlAst } = await extend(api, { plugins: [] });
  return htmlAst.resolve({ internal: { content, contentDigest: content } });
}

const folder = path.join(fixtureContent, "legal");
const documents = filesIn(folder).filter((file) => file.endsWith(".md"));

it.each(documents)("reads %s as the pages do", async (name) => {
  const text = textFile(name, readFileSync(path.join(folder, name), "utf8"));
  const { body = "" } = splitFrontMatter(text) ?? {};
  const { tree } = markdownBody(textFile(name, body), body, true);
  const dangerous = { allowDangerousHtml: true };
  const trees = [toHast(tree, dangerous) as Root, await treeOfPlugin(body)];
  // The plugin loses line ends in tables.
  const [ours, theirs] = trees.map((one) => toHtml(one, dangerous).replaceAll(/>\s+</g, "><"));
  expect(ours).toBe(theirs);
});
