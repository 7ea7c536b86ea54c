import type { Node } from "gatsby";
import { markdownTree, type ResolverContext, type ResolverInfo } from "../../src/gatsby/resolvers";

/** The Markdown that Gatsby's plugin is given for a file with `content`. */
const givenFor = (content: string) => {
  const node = { internal: { content } } as unknown as Node;
  const resolve = ({ internal }: Node) => internal.content;
  const nodeModel = { getNodeById: () => node };
  const schema = { getType: () => ({ getFields: () => ({ htmlAst: { resolve } }) }) };
  return markdownTree(
    { internal: {} } as Node,
    { nodeModel } as unknown as ResolverContext,
    { schema } as unknown as ResolverInfo,
  );
};

it("gives the pages the text that the check reads", async () => {
  const pasted = "Cafe\u0301\r\n\u00A0\r\ncerti\uFB01ed";
  expect(await givenFor(pasted)).toBe("Café\n\ncertified");
});
