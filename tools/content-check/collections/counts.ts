import { isCollection, type ContentType } from "../../../src/pipeline/contentType";
import { contentTypes } from "../../../src/pipeline/contentTypes";
import { fileStart } from "../../../src/pipeline/places";
import type { Problem } from "../../../src/pipeline/problems";
import type { FileFacts } from "../contentFile";

function message(type: ContentType, found: number): string | undefined {
  const { min, max } = type.count;
  if (!isCollection(type))
    return found === 0 ? "the file is missing; the site needs it" : undefined;
  if (found < min) return `at least ${min} must be here (${type.path}), found ${found}`;
  return found > max ? `the site can show at most ${max}, found ${found}` : undefined;
}

/** Kinds of content of which there are too few or too many. */
export function countProblems(files: readonly FileFacts[], label: string): Problem[] {
  return contentTypes.flatMap((type) => {
    const found = files.filter((file) => file.type === type).length;
    const text = message(type, found);
    const place = type.path.replace(/\/<slug>.*$/, "");
    return text ? [{ file: `${label}/${place}`, ...fileStart, rule: "count", message: text }] : [];
  });
}
