import pMap from "p-map";
import { buildTime } from "../../../src/model/buildTime";
import { fileStart, isHint, textFile, type Problem } from "../../../src/model/problems";
import { checkUnique, countProblems } from "./collections";
import { hintCopies } from "./copies";
import type { ContentSource } from "./contentSource";
import { checkDates, checkExpiry } from "./dates";
import { checkFigures } from "./figures";
import { checkNames } from "./files/fileNames";
import { roleOf, type ContentEntry, type Role } from "./files/fileRole";
import { checkStrays } from "./files/strayFiles";
import { checkHours } from "./hours";
import { checkInternalLinks } from "./links/internalLink";
import { checkReferences, hintUnused } from "./pictures/references";
import { checkPlaceholders } from "./placeholders";
import { checkPrices, hintProductPrices } from "./prices";
import { checkQuestions } from "./questions";
import { readEntry } from "./readEntry";
import type { SiteRule } from "./reading";
import { checkRoutes } from "./routes";
import { sortProblems } from "./sortProblems";

/** The outcome of a check. */
export interface Report {
  /** The number of checked files. */
  files: number;
  problems: Problem[];
  /** Problems that editors may ignore. */
  hints: Problem[];
}

interface Options {
  /** The day of the check; later dates in the content are mistakes. */
  today?: Date;
  /** Whether to report placeholders and open questions too, before the site is published. */
  isLaunch?: boolean;
}

/** The rules about the whole site, in order; each file has rules in readText.ts and pictureFile.ts. */
const rules: readonly SiteRule[] = [
  checkStrays,
  checkNames,
  checkUnique,
  checkDates,
  checkHours,
  checkPrices,
  checkFigures,
  checkRoutes,
  checkInternalLinks,
  checkReferences,
];

/** The rules before the site is published. */
const launchRules: readonly SiteRule[] = [checkPlaceholders, checkQuestions, checkExpiry];

/** Hints without problems only: fixing problems may rename, delete or use files. */
const hints: readonly SiteRule[] = [hintUnused, hintCopies, hintProductPrices];

/** The number of files to read at once: sharp decodes pictures on other threads. */
const concurrency = 8;

/** The roles of the files that are read. */
const isRead: ReadonlySet<Role> = new Set(["text", "picture", "drawing"]);

async function listEntries({ list, label }: ContentSource): Promise<ContentEntry[]> {
  const entries = (await list()).sort((a, b) => (a.path < b.path ? -1 : 1));
  return entries.map((entry) => ({
    ...entry,
    role: roleOf(entry),
    file: textFile(`${label}/${entry.path}`),
  }));
}

/** Checks all files of `source`. Never changes files, and never throws. */
export async function checkContent(source: ContentSource, options: Options = {}): Promise<Report> {
  const { label } = source;
  let entries: ContentEntry[];
  try {
    entries = await listEntries(source);
  } catch (error) {
    const { code = "unknown reason" } = error as NodeJS.ErrnoException;
    const folder = textFile(label);
    folder.message(`the folder cannot be read (${code})`, fileStart, "unreadable");
    return { files: 0, problems: folder.messages, hints: [] };
  }
  const { isLaunch = false, today = new Date(buildTime()) } = options;
  const files = entries.filter(({ role }) => isRead.has(role));
  const readings = await pMap(files, (entry) => readEntry(source, entry), { concurrency });
  const texts = readings.filter((reading) => reading.kind === "text");
  const pictures = readings.filter((reading) => reading.kind === "picture");
  const site = { entries, texts, pictures, today };
  for (const check of isLaunch ? [...rules, ...launchRules] : rules) check(site);
  const messages = () => entries.flatMap(({ file }) => file.messages);
  const problems = [...messages(), ...countProblems(texts, label)].filter((one) => !isHint(one));
  if (problems.length === 0) for (const hint of hints) hint(site);
  return {
    files: readings.length,
    problems: sortProblems(problems),
    hints: sortProblems(messages().filter(isHint)),
  };
}
