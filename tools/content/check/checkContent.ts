import { basename } from "node:path";
import pMap from "p-map";
import { buildTime } from "../../../src/model/buildTime";
import { fileStart, isHint, textFile, type Problem } from "../../../src/model/problems";
import { checkDates, checkUnique, countProblems } from "./collections";
import { hintCopies } from "./copies";
import type { ContentSource } from "./contentSource";
import { checkEdition } from "./edition";
import { checkExpiry } from "./expiry";
import { checkFigures } from "./figures";
import { checkNames } from "./files/fileNames";
import { roleOf, type ContentEntry, type Role } from "./files/fileRole";
import { checkStray } from "./files/strayFiles";
import { checkInternalLinks } from "./links/internalLink";
import { siteMap } from "./links/siteMap";
import { checkReferences, hintUnused } from "./pictures/references";
import { checkPrices } from "./prices";
import { checkQuestions } from "./questions";
import { readEntry } from "./readEntry";
import { checkRoutes, contentPages } from "./routes";
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
  const read = (entry: ContentEntry) => readEntry(source, entry, isLaunch);
  const readings = await pMap(files, read, { concurrency });
  const texts = readings.filter((reading) => reading.kind === "text");
  const pictures = readings.filter((reading) => reading.kind === "picture");
  const messages = () => entries.flatMap(({ file }) => file.messages);
  // If a text refers to such a file, the text's message explains what is wrong.
  const named = messages().map(({ reason }) => reason);
  const isNamed = (path: string) => named.some((one) => one.endsWith(`${basename(path)}"`));
  for (const entry of entries)
    if (entry.role === "stray" && !isNamed(entry.path)) checkStray(entry);
  checkNames(entries);
  checkUnique(texts);
  checkDates(texts, today);
  checkPrices(texts, today);
  checkFigures(texts);
  checkEdition(texts, today);
  if (isLaunch) {
    checkQuestions(texts);
    checkExpiry(texts, today);
  }
  checkRoutes(texts);
  checkInternalLinks(texts, siteMap(contentPages(texts)));
  checkReferences(texts, entries, pictures);
  const problems = [...messages(), ...countProblems(texts, label)].filter((one) => !isHint(one));
  // Give hints only without problems: fixing these may rename, delete or use files.
  if (problems.length === 0) {
    hintUnused(texts, entries);
    hintCopies(texts, pictures);
  }
  const hints = messages().filter(isHint);
  return {
    files: readings.length,
    problems: sortProblems(problems),
    hints: sortProblems(hints),
  };
}
