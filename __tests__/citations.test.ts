import path from "node:path";
import { files, read } from "./support/repository";

const sections = [...read("docs/specification.md").matchAll(/^## (\d+)\. /gm)].map(([, n]) => n);
const decisions = files
  .filter((file) => file.startsWith("docs/decisions/"))
  .map((file) => path.basename(file))
  .sort();
const titles = decisions.map(
  (file) => /^# (?:\d+\. )?(.+)$/m.exec(read(`docs/decisions/${file}`))?.[1],
);

const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };

/** The hand-written files that may cite. */
const texts = files.filter((file) =>
  /^(?!__tests__\/citations)((src|tools|bench|docs|__tests__)\/.*|[^/]+)\.(tsx?|mjs|md)$/.test(
    file,
  ),
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
