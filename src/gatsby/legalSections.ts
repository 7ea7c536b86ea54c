import type { Element, Root } from "hast";
import { safeHtml } from "../model/allowedHtml";
import { identifyHeadings, plainText } from "../model/headings";
import { fillTree } from "../model/tokens";
import { currentValues } from "./fillTokens";
import { markdownTree, type FieldResolver } from "./resolvers";

type Content = Root["children"][number];

const isElement = (node: Content): node is Element => node.type === "element";

const isSectionHeading = (node: Content) => isElement(node) && node.tagName === "h2";

/** The parts of a document, with heading ids and tokens filled in, and where its sections start. */
async function partsOf(...[source, context, info]: Parameters<typeof markdownTree>) {
  const tree = structuredClone(await markdownTree(source, context, info));
  const { children } = identifyHeadings(fillTree(tree, await currentValues(context)));
  const starts = children.flatMap((node, index) => (isSectionHeading(node) ? [index] : []));
  return { children, starts };
}

/** Everything before the first section. */
export const legalIntroduction: FieldResolver = {
  type: "String!",
  async resolve(source, _args, context, info) {
    const { children, starts } = await partsOf(source, context, info);
    return safeHtml(children.slice(0, starts[0]));
  },
};

/** The sections: one for each `##` heading (specification, section 10). */
export const legalSections: FieldResolver = {
  type: "[LegalSection!]!",
  async resolve(source, _args, context, info) {
    const { children, starts } = await partsOf(source, context, info);
    return starts.map((start, index) => {
      const heading = children[start] as Element;
      const content = children.slice(start + 1, starts[index + 1]);
      const first = content.find(isElement);
      const leadEnd = first?.tagName === "p" ? content.indexOf(first) + 1 : 0;
      return {
        id: String(heading.properties?.id ?? ""),
        title: plainText(heading),
        lead: safeHtml(content.slice(0, leadEnd)),
        rest: safeHtml(content.slice(leadEnd)),
      };
    });
  },
};
