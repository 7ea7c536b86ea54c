import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { replacements } from "../../src/bundle/replacements";

/** The folders of the modules that import what is left out: the files that browsers get. */
const importers = [
  "node_modules/@emotion/react/dist",
  "node_modules/@emotion/react/_isolated-hnrs/dist",
  "node_modules/react-slick/lib",
];

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.m?js$/.test(name) && !/umd|cjs/.test(name))
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path, "utf8"));

const importOf =
  /(?:import|export)\s*([\w*{}$,\s]*?)\s*(?:from)?\s*["']([^"']+)["']|(?:require|import)\(["'`]([^"'`]+)["'`]\)/g;

/** Every imported module, with the names imported from it. */
const asked = importers.flatMap(sourcesIn).flatMap((source) =>
  [...source.matchAll(importOf)].map(([, clause = "", from, required]) => ({
    from: from ?? required ?? "",
    names: [...(/\{([^}]*)\}/.exec(clause)?.[1] ?? "").matchAll(/(\w+)(?:\s+as\s+\w+)?/g)]
      .map(([, name = ""]) => name)
      .filter((name) => name !== "default"),
  })),
);

it("every stub replaces a module", () => {
  const stubs = readdirSync("src/bundle/stubs").filter((name) => !name.endsWith(".d.ts"));
  const used = new Set(replacements.map(({ by }) => `${by}.ts`));
  expect([...used].sort()).toEqual(stubs.sort());
});

it.each(replacements)("$request is still imported", ({ request }) => {
  expect(asked.filter(({ from }) => request.test(from))).not.toEqual([]);
});

it.each(replacements)(
  "the replacement of $request exports what its importers use",
  ({ request, by }) => {
    const stub = readFileSync(resolve(`src/bundle/stubs/${by}.ts`), "utf8");
    const missing = asked
      .filter(({ from }) => request.test(from))
      .flatMap(({ names }) => names)
      .filter((name) => !stub.includes(`export const ${name} `));
    expect(missing).toEqual([]);
  },
);
