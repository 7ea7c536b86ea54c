import { fileStart } from "../../src/pipeline/places";
import type { Problem } from "../../src/pipeline/problems";
import { countProblems } from "./collections/counts";
import { duplicateProblems } from "./collections/duplicates";
import { futureDateProblems } from "./collections/futureDates";
import { contentPages, routeProblems } from "./collections/routes";
import type { ContentSource, Entry } from "./contentSource";
import { diskSource } from "./diskSource";
import { deviceNames, longNames, nameClashes, pictureNames } from "./files/fileNames";
import { roleOf, type Role } from "./files/sorted";
import { strayEntry } from "./files/strayFiles";
import { inConcert } from "./inConcert";
import { inOrder } from "./inOrder";
import { linkProblems } from "./links/linkProblems";
import { siteMap } from "./links/siteMap";
import { referenceProblems, unusedPictures } from "./pictures/pictureProblems";
import { readEntry, type Reading } from "./readEntries";

/** The outcome of a check. */
export interface Report {
  /** How many files were looked at. */
  files: number;
  problems: Problem[];
}

const strays = (entries: readonly Entry[], label: string): Problem[] =>
  entries.map((entry) => ({ file: `${label}/${entry.path}`, ...fileStart, ...strayEntry(entry) }));

/** Pictures are decoded beside the main thread; as many as keep its helpers busy while it reads. */
const picturesAtOnce = 8;

/** Enough open files to keep the disk busy, far below any limit. */
const othersAtOnce = 16;

/** Problems that show only when all files are seen together. */
function together(
  readings: readonly Reading[],
  entries: readonly Entry[],
  label: string,
  today: Date,
) {
  const texts = readings.filter((reading) => reading.kind === "text");
  const pictures = readings.filter((reading) => reading.kind === "picture");
  const byPath = new Map(pictures.map((picture) => [picture.path, picture]));
  const paths = pictures.map(({ path }) => path);
  return [
    ...countProblems(texts, label),
    ...duplicateProblems(texts, label),
    ...futureDateProblems(texts, today, label),
    ...routeProblems(texts, label),
    ...linkProblems(texts, siteMap(contentPages(texts)), label),
    ...referenceProblems(texts, entries, byPath, label),
    ...unusedPictures(texts, paths, entries, label),
  ];
}

/**
 * Checks everything that `source` holds. Reads and returns; changes nothing, throws nothing.
 * @param today the day of the check; later days in the content are slips
 */
export async function checkSource(source: ContentSource, today = new Date()): Promise<Report> {
  const { label } = source;
  let entries: Entry[];
  try {
    entries = (await source.list()).sort((a, b) => (a.path < b.path ? -1 : 1));
  } catch (error) {
    const { code = "unknown reason" } = error as NodeJS.ErrnoException;
    const message = `the folder cannot be read (${code})`;
    return { files: 0, problems: [{ file: label, ...fileStart, rule: "unreadable", message }] };
  }
  const ofRole = (...roles: Role[]) => entries.filter((entry) => roles.includes(roleOf(entry)));
  const pictures = ofRole("picture");
  const others = ofRole("text", "drawing");
  const read = (entry: Entry) => readEntry(source, entry);
  const readings = (
    await Promise.all([
      inConcert(picturesAtOnce, pictures, read),
      inConcert(othersAtOnce, others, read),
    ])
  ).flat();
  const own = readings.flatMap(({ path, findings }) =>
    findings.map((found) => ({ file: `${label}/${path}`, ...found })),
  );
  const problems = [
    ...own,
    ...strays(ofRole("stray"), label),
    ...nameClashes(entries, label),
    ...deviceNames(entries, label),
    ...longNames(entries, label),
    ...pictureNames(ofRole("picture", "drawing"), label),
    ...together(readings, entries, label, today),
  ];
  return { files: readings.length, problems: inOrder(problems) };
}

/** Checks every file below the folder `root`. */
export const checkContent = async (root: string): Promise<Problem[]> =>
  (await checkSource(diskSource(root))).problems;
