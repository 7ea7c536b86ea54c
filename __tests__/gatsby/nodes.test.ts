import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { CreateNodeArgs, NodeInput } from "gatsby";
import { createDomainNode } from "../../src/gatsby/nodes";
import { fixtureContent } from "../support/fixture/fixtureContent";

/** Tells our code that Gatsby has found a file; in development, a panic is only a message. */
async function meet(relativePath: string, text: string) {
  const createNode = jest.fn();
  const panicOnBuild = jest.fn();
  await createDomainNode({
    node: { internal: { type: "File" }, extension: extname(relativePath).slice(1), relativePath },
    actions: { createNode, createParentChildLink: jest.fn() },
    createNodeId: String,
    createContentDigest: String,
    loadNodeContent: () => Promise.resolve(text),
    reporter: { panicOnBuild },
  } as unknown as CreateNodeArgs);
  const nodes = createNode.mock.calls.flat() as NodeInput[];
  return { nodes, problems: panicOnBuild.mock.calls.flat() as string[] };
}

// The fixture is built of those without a problem.

test("a file with a problem becomes no node, and the problem is reported", async () => {
  const broken = "nmae: Another\nurl: ./truck.svg\nisIllustrative: true\norder: 1\n";
  expect(await meet("partners/two.yml", broken)).toEqual({
    nodes: [],
    problems: ['content/partners/two.yml:1:1 schema: unknown field "nmae"; did you mean "name"?'],
  });
});

test("Gatsby's plugin gets the Markdown that the check reads", async () => {
  const file = "services/refill.md";
  const fields = readFileSync(join(fixtureContent, file), "utf8").split("---\n")[1] ?? "";
  const { nodes } = await meet(file, `---\n${fields}---\nCafe\u0301\r\n\u00A0\r\ncerti\uFB01ed`);
  expect(nodes[0]?.internal).toMatchObject({
    mediaType: "text/markdown",
    content: "\nCafé\n\ncertified",
  });
});
