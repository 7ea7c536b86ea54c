import path from "node:path";
import type { CreateNodeArgs } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";
import { typeOf } from "../model/contentTypes";
import { lastPlace } from "../model/fields";
import { formatProblem, textFile } from "../model/problems";
import { readContent } from "../model/readContent";

/**
 * Creates a domain node (Service, Product, SiteHome …) from each content file. An invalid file fails the
 * build with the file, the place and how to fix it. Of the node's Markdown, gatsby-transformer-remark makes a child.
 */
export async function createDomainNode(args: CreateNodeArgs): Promise<void> {
  const { node, actions, createNodeId, createContentDigest, reporter } = args;
  const file = node as unknown as FileSystemNode;
  const match = node.internal.type === "File" && typeOf(file.relativePath);
  if (!match) return;
  const { type, slug } = match;
  const source = await args.loadNodeContent(node);
  const text = textFile(path.posix.join("content", file.relativePath), source);
  const { fields, body } = readContent(type, text);
  if (!fields) {
    reporter.panicOnBuild(text.messages.map(formatProblem).join("\n"));
    return;
  }
  const data = { order: lastPlace, ...fields, slug };
  const created = {
    ...data,
    id: createNodeId(`${node.id} ${type.name}`),
    parent: node.id,
    children: [],
    internal: {
      type: type.name,
      contentDigest: createContentDigest({ data, source }),
      // The empty line: a `---` at the start of the text opens no front matter.
      ...(file.extension === "md" && { mediaType: "text/markdown", content: `\n${body}` }),
    },
  };
  actions.createNode(created);
  actions.createParentChildLink({ parent: node, child: created });
}
