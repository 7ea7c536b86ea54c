/** @jest-environment node */
import { parseArgs, type ParseArgsConfig } from "node:util";
import { documents, files, read } from "./support/repository";

const mains = files.filter((file) => /^(tools|bench)\/.*main\.(ts|mjs)$/.test(file));
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };

/** What a command's source tells `parseArgs`; without `parseArgs` it has no options. */
function configOf(main: string): ParseArgsConfig {
  const source = read(main);
  const options = [...source.matchAll(/"?([\w-]+)"?: \{\s*type: "(string|boolean)"/g)];
  return {
    options: Object.fromEntries(
      options.map(([, name, type]) => [name, { type: type as "string" | "boolean" }]),
    ),
    allowPositionals: !source.includes("parseArgs") || source.includes("allowPositionals: true"),
  };
}

/** The mistake in the words after `npm run <script> --`, if there is one. */
function mistakeIn(script: string, words: readonly string[]): string | undefined {
  // npm removes the first -- only. After a second one, options are names.
  if (words.includes("--")) return "a second --";
  const main = / (\S+main\.ts)/.exec(scripts[script] ?? "")?.[1];
  // Playwright and Jest have their own options.
  if (!main) return undefined;
  try {
    parseArgs({ args: [...words], ...configOf(main) });
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** The documented commands, such as `npm run deploy -- --to <folder>`, that would fail. */
const wrongCommands = (text: string) =>
  [
    ...text
      .replace(/\n \* ?/g, " ")
      .matchAll(/(?<=[`\n ])npm run ([\w:]+) -- ((?:"[^"\n]*"|[^`#\n"|])+)(?=[`#\n])/g),
  ]
    .map(([command, script = "", words = ""]) => {
      const mistake = mistakeIn(
        script,
        words.replace(/".*?"/g, "word").replace(/[[\]]/g, "").trim().split(/\s+/),
      );
      return mistake && `${command}: ${mistake}`;
    })
    .filter(Boolean);

test("documented commands are accepted by their tools", () => {
  expect(wrongCommands("`npm run bench:press -- -- --runs 6` `npm run deploy -- --too x`")).toEqual(
    [
      "npm run bench:press -- -- --runs 6: a second --",
      expect.stringContaining("Unknown option '--too'"),
    ],
  );
  const wrong = [...documents, ...mains].flatMap((file) =>
    wrongCommands(read(file)).map((command) => [file, command]),
  );
  expect(wrong).toEqual([]);
});

test.each(mains)("%s has the options that its first comment names", (main) => {
  const [comment = ""] = /^\/\*\*[\s\S]*?\*\//.exec(read(main)) ?? [];
  const named = [...comment.matchAll(/(?<![\w-])--([a-z][a-z-]*)/g)].map(([, name]) => name);
  expect(Object.keys(configOf(main).options ?? {})).toEqual(expect.arrayContaining(named));
});
