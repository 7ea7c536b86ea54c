import type { Element, Root } from "hast";
import { safeHtml } from "../model/allowedHtml";
import {
  markdownOf,
  resolveField,
  type FieldResolver,
  type ResolverContext,
  type ResolverInfo,
} from "./resolvers";
import { identifyHeadings, plainText } from "../model/headings";
import type { Node } from "gatsby";
import { fillTree } from "../model/tokens";
import { currentValues } from "./fillTokens";

type Content = Root["children"][number];

const isSectionHeading = (node: Content): node is Element =>
  node.type === "element" && node.tagName === "h2";

/** The document's HTML tree, with heading ids and tokens filled in. */
async function documentTree(source: Node, context: ResolverContext, info: ResolverInfo) {
  const markdown = markdownOf(source, context);
  const tree = (await resolveField("MarkdownRemark", "htmlAst", markdown, context, info)) as Root;
  return identifyHeadings(fillTree(structuredClone(tree), await currentValues(context)));
}

/** Everything before the first section. */
export const legalIntroduction: FieldResolver = {
  type: "String!",
  async resolve(source, _args, context, info) {
    const { children } = await documentTree(source, context, info);
    const first = children.findIndex(isSectionHeading);
    return safeHtml(first === -1 ? children : children.slice(0, first));
  },
};

/** The sections: one for each `##` heading (decisions, "Legal pages"). */
export const legalSections: FieldResolver = {
  type: "[LegalSection!]!",
  async resolve(source, _args, context, info) {
    const { children } = await documentTree(source, context, info);
    const starts = children.flatMap((node, index) => (isSectionHeading(node) ? [index] : []));
    return starts.map((start, index) => {
      const heading = children[start] as Element;
      return {
        id: String(heading.properties?.id ?? ""),
        title: plainText(heading),
        html: safeHtml(children.slice(start + 1, starts[index + 1])),
      };
    });
  },
};
