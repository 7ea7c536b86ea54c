import type { CreateNodeArgs } from "gatsby";
import { createDomainNode } from "../../src/gatsby/nodes";

/** Tells our code that Gatsby has found a partner's file; in development, a panic is only a message. */
async function meet(text: string) {
  const createNode = jest.fn();
  const panicOnBuild = jest.fn();
  const file = { internal: { type: "File" }, extension: "yml", relativePath: "partners/two.yml" };
  await createDomainNode({
    node: { ...file, sourceInstanceName: "content" },
    actions: { createNode },
    loadNodeContent: () => Promise.resolve(text),
    reporter: { panicOnBuild },
  } as unknown as CreateNodeArgs);
  expect(createNode).not.toHaveBeenCalled();
  return panicOnBuild.mock.calls.flat() as string[];
}

// The fixture is built of those without a problem.

test("a file with a problem becomes no node, and the problem is reported", async () => {
  const broken = "nmae: Another\nurl: ./truck.svg\nisIllustrative: true\norder: 1\n";
  expect(await meet(broken)).toEqual([
    'content/partners/two.yml:1:1 schema: unknown field "nmae"; did you mean "name"?',
  ]);
});

test("an unreadable file becomes no node", async () => {
  expect(await meet("name: [\n")).toHaveLength(1);
});
