import { type Budgets, overweight, readBudgets } from "./budgets";
import { copyProblems, openSite, textsOf } from "./builtSite";
import { anchorsOf, emptyPageProblems, htmlProblems, parse, preloadedFonts } from "./document";
import { fileReferences } from "./fileReferences";
import {
  dataOfPage,
  pageDataProblems,
  scriptsOf,
  scriptsOfPage,
  sharedFileProblems,
  startProblems,
} from "./gatsbyFiles";
import { linkProblems } from "./links";
import { pageReferences } from "./pageReferences";
import { canonicalProblems, originOf, sitemapProblems } from "./searchEngines";

/** The result of a check: problems, each as `file:line what is wrong`, hints, and counts. */
export interface Findings {
  readonly problems: readonly string[];
  /** Parts over their budget because of long texts. */
  readonly hints: readonly string[];
  readonly pages: number;
  readonly references: number;
}

/** Checks a built folder: its pages, every address in it, and the files that pages need. */
export async function checkSite(
  folder: string,
  budgets: Budgets = readBudgets(),
): Promise<Findings> {
  const site = openSite(folder);
  const problems: string[] = [];
  const hints: string[] = [];
  const pages = await readEach(textsOf(site, ".html"), parse, problems);
  const json = await readEach(textsOf(site, ".json"), parseJson, problems);
  const scripts = scriptsOf(json);

  if (!site.files.has("/index.html")) problems.push("/index.html: there is no landing page");
  const origin = originOf(pages);
  for (const [file, root] of pages) {
    const html = site.read(file);
    const parts = {
      html: [file],
      scripts: scriptsOfPage(file, json, scripts),
      data: dataOfPage(file, json),
      fonts: preloadedFonts(root),
    };
    const weight = overweight(file, parts, budgets, site);
    hints.push(...weight.hints);
    problems.push(
      ...(await htmlProblems(html, file)),
      ...emptyPageProblems(file, root),
      ...canonicalProblems(file, root, origin),
      ...pageDataProblems(file, site, json),
      ...startProblems(file, site, scripts),
      ...weight.problems,
    );
  }
  problems.push(...sharedFileProblems(site, scripts), ...copyProblems(site));

  const otherTexts = textsOf(site, ".css", ".webmanifest", ".xml", "/robots.txt");
  const inOthers = await readEach(otherTexts, fileReferences, problems);
  problems.push(...sitemapProblems(inOthers, pages, origin));
  const inPages = await readEach(pages, pageReferences, problems);
  const named = new Map([...inOthers, ...inPages]);
  const anchors = new Map([...pages].map(([file, root]) => [file, anchorsOf(root)]));
  problems.push(...linkProblems(named, { site, anchors, origin: origin ?? "http://localhost" }));
  const references = [...named.values()].reduce((sum, { length }) => sum + length, 0);
  return { problems: [...new Set(problems)], hints, pages: pages.size, references };
}

/** Reads each file. A file that cannot be read becomes a problem; the check goes on. */
async function readEach<Input, Result>(
  files: Iterable<readonly [file: string, input: Input]>,
  read: (input: Input, file: string) => Result | Promise<Result>,
  problems: string[],
): Promise<Map<string, Result>> {
  const results = new Map<string, Result>();
  for (const [file, input] of files) {
    try {
      results.set(file, await read(input, file));
    } catch (error) {
      problems.push(`${file}: cannot be read: ${error instanceof Error ? error.message : error}`);
    }
  }
  return results;
}

const parseJson = (text: string): unknown => JSON.parse(text);
