import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

// What a reader would follow or run: files, decisions and commands.

const root = path.join(__dirname, "..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

/** All files of the repository that Git does not ignore. */
const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file && existsSync(path.join(root, file)));

/** The hand-written documents. */
const documents = files.filter((file) => /^(?!content|__tests__|docs\/content).*\.md$/.test(file));

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

/** Commands such as `npm run deploy` without a script. */
const lostCommands = (text: string) =>
  [...text.matchAll(/npm run ([a-z][\w:-]*)/g)].flatMap(([command, script = ""]) =>
    script in scripts ? [] : [command],
  );

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
  expect(lostDecisions('Decisions, “Prices” (decisions,\n * "No such"; decision, 7)')).toEqual([
    'decisions, "No such"',
    "decision, 7",
  ]);
  expect(lostCommands("`npm run nope` `npm run build`")).toEqual(["npm run nope"]);
  expect(documents.length).toBeGreaterThan(20);
  const lost = [...documents, ...code].flatMap((file) => {
    const text = read(file);
    const names = documents.includes(file) ? lostFiles(text) : [];
    return [...names, ...lostDecisions(text), ...lostCommands(text)].map((name) => [file, name]);
  });
  expect(lost).toEqual([]);
});
