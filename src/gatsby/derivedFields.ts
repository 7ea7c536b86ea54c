import type { Node } from "gatsby";
import type { Element, Root } from "hast";
import { safeHtml } from "../model/allowedHtml";
import type { ContentType, Origin } from "../model/contentType";
import { identifyHeadings, plainText } from "../model/headings";
import { inKilograms } from "../model/kilograms";
import { routeOf } from "../model/pageTable";
import { fillTree } from "../model/tokens";
import { currentValues } from "./fillTokens";
import { markdownTree, type FieldResolver, type Resolve } from "./resolvers";

type Content = Root["children"][number];

const isElement = (node: Content): node is Element => node.type === "element";

const isSectionHeading = (node: Content) => isElement(node) && node.tagName === "h2";

/** The parts of a document, with heading ids and tokens filled in, and where its sections start. */
async function partsOf(...args: Parameters<Resolve>) {
  const tree = structuredClone(await markdownTree(...args));
  const { children } = identifyHeadings(fillTree(tree, await currentValues(args[2])));
  const starts = children.flatMap((node, index) => (isSectionHeading(node) ? [index] : []));
  return { children, starts };
}

const resolvers: Readonly<Record<Origin, FieldResolver>> = {
  html: {
    type: "String!",
    resolve: async (...args) => safeHtml((await markdownTree(...args)).children),
  },
  introduction: {
    type: "String!",
    async resolve(...args) {
      const { children, starts } = await partsOf(...args);
      return safeHtml(children.slice(0, starts[0]));
    },
  },
  kilograms: {
    type: "String",
    resolve: ({ kilograms }) => (kilograms === undefined ? null : inKilograms(Number(kilograms))),
  },
  // One for each `##` heading (specification, section 10).
  sections: {
    type: "[LegalSection!]!",
    async resolve(...args) {
      const { children, starts } = await partsOf(...args);
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
  },
};

/** The fields that a content type derives from its files, and the address of its page. */
export const derivedFields = ({ derived = {}, page }: ContentType) => ({
  ...Object.fromEntries(Object.entries(derived).map(([name, from]) => [name, resolvers[from]])),
  ...(page && {
    path: { type: "String!", resolve: ({ slug }: Node) => routeOf(page, String(slug)) },
  }),
});
