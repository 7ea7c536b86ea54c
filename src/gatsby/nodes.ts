import path from "node:path";
import type { CreateNodeArgs, Node } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";
import { typeOf } from "../model/contentTypes";
import { lastPlace } from "../model/fields";
import { formatProblem, textFile } from "../model/problems";
import { readContent } from "../model/readContent";

/** The content file that a node was made from; undefined if it does not become a domain node. */
function contentFile({ node, getNode }: CreateNodeArgs): FileSystemNode | undefined {
  if (node.internal.type === "MarkdownRemark") {
    return getNode(node.parent ?? "") as unknown as FileSystemNode | undefined;
  }
  const file = node as unknown as FileSystemNode;
  return node.internal.type === "File" && /^ya?ml$/.test(file.extension) ? file : undefined;
}

/**
 * Creates a domain node (Service, Product, SiteHome …) from each content file. An invalid file fails the
 * build with the file, the place and how to fix it.
 */
export async function createDomainNode(args: CreateNodeArgs): Promise<void> {
  const { node, actions, createNodeId, createContentDigest, reporter } = args;
  const file = contentFile(args);
  const match = file?.sourceInstanceName === "content" && typeOf(file.relativePath);
  if (!file || !match) return;
  const { type, slug } = match;
  const source = await args.loadNodeContent(file as unknown as Node);
  const text = textFile(path.posix.join("content", file.relativePath), source);
  const { fields } = readContent(type, text);
  if (!fields) {
    reporter.panicOnBuild(text.messages.map(formatProblem).join("\n"));
    return;
  }
  const data = { order: lastPlace, ...fields, slug };
  const id = createNodeId(`${node.id} ${type.name}`);
  actions.createNode({
    ...data,
    id,
    parent: node.id,
    children: [],
    internal: { type: type.name, contentDigest: createContentDigest({ data, source }) },
  });
  const created = args.getNode(id);
  if (created) actions.createParentChildLink({ parent: node, child: created });
}
