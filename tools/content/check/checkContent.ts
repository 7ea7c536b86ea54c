import pMap from "p-map";
import { buildTime } from "../../../src/model/buildTime";
import { fileStart, isHint, textFile } from "../../../src/model/problems";
import { entriesOf, type ContentEntry, type ContentSource } from "./read/contentSource";
import { readEntry, reportFailure } from "./read/readEntry";
import type { Site, TextReading } from "./read/reading";
import { sortProblems, type Report } from "./report";
import { checkAnchors } from "./rules/anchors";
import { checkCalls } from "./rules/calls";
import { checkCharacters } from "./rules/characters";
import { checkUnique, countProblems } from "./rules/collections";
import { hintComments } from "./rules/comments";
import { checkDates, checkExpiry } from "./rules/dates";
import { checkFieldText } from "./rules/fieldText";
import { checkFigures } from "./rules/figures";
import { checkHeadings } from "./rules/headings";
import { checkHours } from "./rules/hours";
import { checkLeakMessage } from "./rules/leakMessage";
import { checkLinks, checkSocial } from "./rules/links";
import { checkNames, checkRoutes } from "./rules/names";
import { hintOldDates } from "./rules/oldDates";
import { checkPictureFit } from "./rules/pictureFit";
import { checkPictures, hintUnused } from "./rules/pictures";
import { hintPlace } from "./rules/place";
import { checkPlaceholders } from "./rules/placeholders";
import { checkPrices, hintProducts } from "./rules/prices";
import { checkQuestions } from "./rules/questions";
import { checkTokens } from "./rules/tokens";
import { checkTyped } from "./rules/typed/checkTyped";

interface Options {
  /** The day of the check; later dates in the content are mistakes. */
  today?: Date;
  /** Whether to report placeholders and open questions too, before the site is published. */
  isLaunch?: boolean;
}

type SiteRule = (site: Site) => void;

/** The rules about the whole site. */
const rules: readonly SiteRule[] = [
  checkNames,
  checkUnique,
  checkDates,
  checkHours,
  checkPrices,
  checkFigures,
  checkLeakMessage,
  checkCalls,
  checkRoutes,
  checkLinks,
  checkSocial,
  checkPictures,
  checkPictureFit,
];

/** The rules before the site is published. */
const launchRules: readonly SiteRule[] = [checkPlaceholders, checkQuestions, checkExpiry];

/** Given only when there are no problems: fixing those may rename, delete or use files. */
const hints = [hintUnused, hintProducts, hintPlace, hintComments, hintOldDates];

/** The number of files to read at once: sharp decodes pictures on other threads. */
const concurrency = 8;

/** Checks a text by itself. */
function checkText(text: TextReading): void {
  if (!text.content) return;
  try {
    checkCharacters(text);
    checkFieldText(text);
    if (!text.body) return;
    checkTyped(text, text.body);
    checkHeadings(text, text.body);
    checkAnchors(text, text.body);
    checkTokens(text, text.body);
  } catch (error) {
    reportFailure(text.file, error);
  }
}

/** Checks all files of `source`. Never changes files, and never throws. */
export async function checkContent(source: ContentSource, options: Options = {}): Promise<Report> {
  const { label } = source;
  let entries: ContentEntry[];
  try {
    entries = entriesOf(source);
  } catch (error) {
    const { code = "unknown reason" } = error as NodeJS.ErrnoException;
    const folder = textFile(label);
    const message = `the folder cannot be read (${code}); put it back, or check its permissions`;
    folder.message(message, fileStart, "unreadable");
    return { files: 0, problems: folder.messages, hints: [] };
  }
  const { isLaunch = false, today = new Date(buildTime()) } = options;
  const files = entries.filter(({ role }) => ["text", "picture", "drawing"].includes(role));
  const readings = await pMap(files, (entry) => readEntry(source, entry), { concurrency });
  const texts = readings.filter((reading) => reading.kind === "text");
  const pictures = readings.filter((reading) => reading.kind === "picture");
  const site = { entries, texts, pictures, today };
  texts.forEach(checkText);
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
