import { isCollection, type ContentType } from "../../../src/model/contentType";
import { contentTypes } from "../../../src/model/contentTypes";
import { sitePrices } from "../../../src/model/types/sitePrices";
import { fileStart, textFile, type Problem } from "../../../src/model/problems";
import { legalDocument } from "../../../src/model/types/legalDocument";
import { fieldValues, nameOf } from "./fields/fieldValues";
import type { TextReading } from "./reading";

function countFault(type: ContentType, found: number): string | undefined {
  const { min, max } = type.count;
  if (!isCollection(type)) return found < min ? "the site needs this file; put it back" : undefined;
  if (found < min) return `the site needs at least ${min} here (${type.path}), found ${found}`;
  return found > max ? `the site can show at most ${max}, found ${found}; delete some` : undefined;
}

/** Returns a message if no document has an alert, which the leak card shows; unreadable ones may have one. */
function alertFault(type: ContentType, texts: readonly TextReading[]): string | undefined {
  if (type !== legalDocument) return undefined;
  const mayHaveOne = ({ content }: TextReading) => !content?.fields || "alert" in content.fields;
  return texts.some(mayHaveOne)
    ? undefined
    : 'one document needs an "alert": the leak card shows its steps and numbers';
}

/** Reports content types with too few or too many files. */
export function countProblems(texts: readonly TextReading[], label: string): Problem[] {
  return contentTypes.flatMap((type) => {
    const found = texts.filter((text) => text.type === type);
    const message = countFault(type, found.length) ?? alertFault(type, found);
    const folder = textFile(`${label}/${type.path.replace(/\/<slug>.*$/, "")}`);
    return message ? [folder.message(message, fileStart, "count")] : [];
  });
}

/** Reports entries of one type with equal unique values; gives hints about equal descriptions of pictures. */
export function checkUnique(texts: readonly TextReading[]): void {
  const seen = new Map<string, string>();
  for (const { file, type, content } of texts) {
    if (!type || !content || !isCollection(type)) continue;
    for (const { path, value, meta } of fieldValues(type.fields, content.written)) {
      if (!meta.unique && !meta.isAlternative) continue;
      const key = JSON.stringify([type.name, path, String(value).trim().toLowerCase()]);
      const point = content.pointOf(path);
      const first = seen.get(key);
      seen.set(key, first ?? `${file.path ?? ""}:${point.line}`);
      if (first && meta.unique)
        file.message(
          `"${nameOf(path)}" is the same as in ${first}; each entry needs its own`,
          point,
          "duplicate",
        );
      else if (first)
        file.info(`the same words as in ${first}; do both pictures show that?`, point, "alt");
    }
  }
}

const dayInMs = 24 * 60 * 60 * 1000;

/**
 * Reports dates in the future, except of prices (see prices.ts). Allows the day after `today`, because of time
 * zones.
 */
export function checkDates(texts: readonly TextReading[], today: Date): void {
  const [day = "", latest = ""] = [0, dayInMs].map((ms) =>
    new Date(today.getTime() + ms).toISOString().slice(0, 10),
  );
  for (const { file, type, content } of texts) {
    if (!type || !content?.fields) continue;
    for (const { path, value, meta } of fieldValues(type.fields, content.written)) {
      if (meta.kind !== "date" || type === sitePrices || String(value) <= latest) continue;
      const message = `"${nameOf(path)}" is ${String(value)}, after today (${day}); write today or an earlier day`;
      file.message(message, content.pointOf(path), "date-future");
    }
  }
}
