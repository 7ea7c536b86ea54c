import path from "node:path";
import { parseArgs, type ParseArgsConfig } from "node:util";
import { documents, files, read } from "./support/repository";

// What a reader would follow or run: files, decisions, commands and their options.

const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };

/** In builds and packages, or an example. */
const notHere =
  /^(public|types|forms|node_modules|releases|\.(originals|(preview|fixture)-site))\/|^(page-data|webpack\.stats|\.release)\.json$|^summary\.md$|^legal\/name\.md$|^contact\/index\.html$/;

const folders = files.flatMap((file) => {
  const parts = path.dirname(file).split("/");
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
});
const addresses = [...files, ...files.map((file) => file.replace(/\.tsx?$/, "")), ...folders].map(
  (place) => `/${place}`,
);

/** Files and folders in backticks that do not exist; a text may omit the first folders of a path. */
const lostFiles = (text: string) =>
  [...text.matchAll(/`(?:\.\.?\/)*([\w.-][\w./-]*)`/g)]
    .map(([, name = ""]) => name)
    .filter((name) => /[\w-]\.(tsx?|mjs|md|json|ya?ml|conf)$|\//.test(name) && !notHere.test(name))
    .filter((name) => !addresses.some((each) => each.endsWith(`/${name.replace(/\/$/, "")}`)));

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

/** The mistake in `npm run <script> -- <words>`, if there is one. */
function mistakeIn(script: string, words: string): string | undefined {
  if (!(script in scripts)) return "no such script";
  // Playwright and Jest have their own options.
  const main = / (\S+main\.ts)/.exec(scripts[script] ?? "")?.[1];
  if (!words || !main) return undefined;
  const args = words.replace(/".*?"/g, "word").replace(/[[\]]/g, "").trim().split(/\s+/);
  // npm removes the first -- only. After a second one, options are names.
  if (args.includes("--")) return "a second --";
  try {
    parseArgs({ args, ...configOf(main) });
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
      .matchAll(/npm run ([a-z][\w:-]*)(?: -- ((?:"[^"\n]*"|[^`#\n"|])+)(?=[`#\n]))?/g),
  ].flatMap(([command, script = "", words = ""]) => {
    const mistake = mistakeIn(script, words);
    return mistake ? [`${command}: ${mistake}`] : [];
  });

const titles = files
  .filter((file) => file.startsWith("docs/decisions/"))
  .map((file) => /^# (?:\d+\. )?(.+)$/m.exec(read(file))?.[1]);

/** Decisions cited by a title that does not exist, or by a number, which would change unnoticed. */
const lostDecisions = (text: string) =>
  [
    ...text
      .replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, " ")
      .matchAll(/decisions?, (?:(\d+)|[“"](.+?)[”"])/gi),
  ].flatMap(([citation, number, title]) => (number || !titles.includes(title) ? [citation] : []));

const code = files.filter((file) => /^(?:src|tools|bench)\/.*\.(?:tsx?|mjs)$/.test(file));

test("files, decisions and commands that documents and comments name exist", () => {
  expect(lostFiles("`nope.ts`, `src/nope/`, `lib/money`, `../docs/fonts.md`, `/contact`")).toEqual([
    "nope.ts",
    "src/nope/",
  ]);
  expect(lostDecisions('Decisions, “Anchors” (decisions,\n * "No such"; decision, 7)')).toEqual([
    'decisions, "No such"',
    "decision, 7",
  ]);
  expect(wrongCommands("`npm run nope` `npm run build` `npm run deploy -- --too x`")).toEqual([
    "npm run nope: no such script",
    expect.stringContaining("Unknown option '--too'"),
  ]);
  expect(documents.length).toBeGreaterThan(40);
  const lost = [...documents, ...code].flatMap((file) => {
    const text = read(file);
    const names = documents.includes(file) ? lostFiles(text) : [];
    return [...names, ...lostDecisions(text), ...wrongCommands(text)].map((name) => [file, name]);
  });
  expect(lost).toEqual([]);
});
