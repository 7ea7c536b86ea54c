import { overweight, readBudgets } from "./budgets";
import { openSite, textsOf } from "./builtSite";
import { copyProblems } from "./copies";
import { anchorsOf, invalidities, parse } from "./document";
import { dataProblems, pageDataProblems } from "./gatsbyData";
import { linkProblems } from "./links";
import { otherReferences } from "./otherFiles";
import { addressProblems, emptiness, originOf } from "./pages";
import { readEach } from "./readEach";
import { referencesOf } from "./references";
import { scriptProblems } from "./scripts";
import { sitemapProblems } from "./sitemap";

/** What a check found: problems, each as `file:line what is wrong`, and how much it looked at. */
export interface Findings {
  readonly problems: readonly string[];
  readonly pages: number;
  readonly references: number;
}

/** Checks a built folder: its pages, every address it names, and the files that go with them. */
export async function checkSite(folder: string, budgets = readBudgets()): Promise<Findings> {
  const site = openSite(folder);
  const problems: string[] = [];
  const pages = await readEach(textsOf(site, ".html"), parse, problems);
  const json = await readEach(textsOf(site, ".json"), parseJson, problems);

  if (!site.files.has("/index.html")) problems.push("/index.html: there is no landing page");
  const origin = originOf(pages.get("/index.html"));
  for (const [file, root] of pages) {
    problems.push(...(await invalidities(site.read(file), file)), ...emptiness(file, root));
    problems.push(...addressProblems(file, root, origin), ...pageDataProblems(file, site, json));
    problems.push(...overweight(site, file, root, budgets));
  }
  problems.push(...dataProblems(site), ...scriptProblems(site, pages), ...copyProblems(site));

  const otherTexts = textsOf(site, ".css", ".webmanifest", ".xml", "/robots.txt");
  const inOthers = await readEach(otherTexts, otherReferences, problems);
  problems.push(...sitemapProblems(inOthers, pages, origin));
  const inPages = await readEach(pages, referencesOf, problems);
  const named = new Map([...inOthers, ...inPages]);
  const anchors = new Map([...pages].map(([file, root]) => [file, anchorsOf(root)]));
  problems.push(...linkProblems(named, { site, anchors, origin: origin ?? "http://localhost" }));
  const references = [...named.values()].reduce((sum, { length }) => sum + length, 0);
  return { problems: [...new Set(problems)], pages: pages.size, references };
}

const parseJson = (text: string): unknown => JSON.parse(text);
