import { countOf, isCollection, type ContentType } from "../../../../src/model/contentType";
import { contentTypes } from "../../../../src/model/contentTypes";
import { fileStart, textFile, type Problem } from "../../../../src/model/problems";
import { legalDocument } from "../../../../src/model/types/legalDocument";
import type { Site, TextReading } from "../read/reading";

function countFault(type: ContentType, found: number): string | undefined {
  const { min, max } = countOf(type);
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
export function checkUnique({ texts }: Site): void {
  const seen = new Map<string, string>();
  for (const { file, type, values } of texts) {
    if (!type || !isCollection(type)) continue;
    for (const { path, name, value, meta, point } of values) {
      if (!meta.unique && !meta.isAlternative) continue;
      const key = JSON.stringify([type.name, path, String(value).trim().toLowerCase()]);
      const first = seen.get(key);
      seen.set(key, first ?? `${file.path ?? ""}:${point.line}`);
      if (first && meta.unique)
        file.message(
          `"${name}" is the same as in ${first}; each entry needs its own`,
          point,
          "duplicate",
        );
      else if (first)
        file.info(`the same words as in ${first}; do both pictures show that?`, point, "alt");
    }
  }
}
