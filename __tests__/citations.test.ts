import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const root = path.join(__dirname, "..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

const sections = [...read("docs/specification.md").matchAll(/^## (\d+)\. /gm)].map(([, n]) => n);
const decisions = readdirSync(path.join(root, "docs/decisions")).sort();
const titles = decisions.map(
  (file) => /^# (?:\d+\. )?(.+)$/m.exec(read(`docs/decisions/${file}`))?.[1],
);

const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };

/** The hand-written files that may cite. */
const texts = ["src", "tools", "bench", "docs", "__tests__", "."].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: folder !== ".", encoding: "utf8" })
    .map((file) => path.posix.join(folder, file.replaceAll("\\", "/")))
    // The nightly tests install wrangler into tools/deploy/wrangler/node_modules.
    .filter((file) => /^(?!.*node_modules).*\.(tsx?|mjs|md)$/.test(file))
    .filter((file) => file !== "__tests__/citations.test.ts"),
);

/** Citations of missing things. Line endings and comment stars between words are ignored. */
function lostCitations(text: string): string[] {
  const flat = text.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, " ");
  const citedSections = [...flat.matchAll(/specification, section (\d+)/gi)].filter(
    ([, number]) => !sections.includes(number ?? ""),
  );
  const citedDecisions = [...flat.matchAll(/decisions, [“"](.+?)[”"]/gi)].filter(
    ([, title]) => !titles.includes(title),
  );
  const citedScripts = [...flat.matchAll(/npm run ([a-z][\w:-]*)/g)].filter(
    ([, name = ""]) => !(name in scripts),
  );
  // Decisions are cited by title: a number that changed still exists, so the test would miss it.
  const citedNumbers = [...flat.matchAll(/decisions?, \d+/gi)];
  return [...citedSections, ...citedDecisions, ...citedNumbers, ...citedScripts].map(
    ([citation]) => citation,
  );
}

test("finds citations of missing things, even across lines", () => {
  const text = [
    "/** Specification, section 99: none (decisions, “Anchors”; specification, section 2). */",
    "/**",
    " * As decided (decisions,",
    ' * "Nothing like it"; decisions, 7).',
    " * `npm run nothing`, `npm run build`",
    " */",
  ].join("\n");
  expect(lostCitations(text)).toEqual([
    "Specification, section 99",
    'decisions, "Nothing like it"',
    "decisions, 7",
    "npm run nothing",
  ]);
});

test("every cited section, decision (by title) and script exists", () => {
  // Tests of commands have their own scripts.
  const citing = texts.filter((file) => !file.startsWith("__tests__/tools/"));
  const lost = citing.flatMap((file) =>
    lostCitations(read(file)).map((citation) => `${file}: ${citation}`),
  );
  expect(texts.length).toBeGreaterThan(100);
  expect(lost).toEqual([]);
});

test("decisions are numbered without a gap", () => {
  const numbers = decisions.map((file) => Number(file.slice(0, 4)));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});
