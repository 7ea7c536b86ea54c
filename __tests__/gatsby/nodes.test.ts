import type { CreateNodeArgs } from "gatsby";
import { createDomainNode } from "../../src/gatsby/nodes";

const good = "name: A haulier\nurl: ./truck.svg\nisIllustrative: true\norder: 1\n";

/**
 * Notifies our code that Gatsby found the file with this text; in development, a panic is a
 * message.
 */
async function meet(relativePath: string, text: string) {
  const nodes: { id: string; name: string }[] = [];
  const links: string[][] = [];
  const panicOnBuild = jest.fn();
  const file = { internal: { type: "File" }, id: "f", extension: "yml", relativePath };
  await createDomainNode({
    node: { ...file, sourceInstanceName: "content" },
    actions: {
      createNode: (node: (typeof nodes)[number]) => nodes.push(node),
      createParentChildLink: ({ parent, child }: Record<string, { id: string }>) =>
        links.push([parent!.id, child!.id]),
    },
    createNodeId: (name: string) => name,
    createContentDigest: JSON.stringify,
    loadNodeContent: () => Promise.resolve(text),
    getNode: (wanted: string) => nodes.find(({ id }) => id === wanted),
    reporter: { panicOnBuild },
  } as unknown as CreateNodeArgs);
  expect(links).toEqual(nodes.map(({ id }) => ["f", id]));
  const names = nodes.map(({ name }) => name);
  return { names, errors: panicOnBuild.mock.calls.flat() as string[] };
}

test("a content file becomes a node of its type", async () => {
  expect(await meet("partners/one.yml", good)).toEqual({ names: ["A haulier"], errors: [] });
});

test("a file with a problem becomes no node, and the problem is reported", async () => {
  const broken = good.replace("name: A haulier", "nmae: Another");
  const problem = 'content/partners/two.yml:1:1 schema: unknown field "nmae"; did you mean "name"?';
  expect(await meet("partners/two.yml", broken)).toEqual({ names: [], errors: [problem] });
});

test("an unreadable file becomes no node", async () => {
  const { names, errors } = await meet("partners/three.yml", "name: [\n");
  expect(names).toEqual([]);
  expect(errors).toHaveLength(1);
});
