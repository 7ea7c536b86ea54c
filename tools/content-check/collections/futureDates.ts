import type { Problem } from "../../../src/pipeline/problems";
import type { FileFacts } from "../contentFile";
import { fieldValues } from "../fields/fieldValues";

const dayInMs = 24 * 60 * 60 * 1000;

/**
 * Days that are still to come: a document cannot have been changed on one.
 * The day after `today` is let through, because the editor's day may have begun before this machine's.
 */
export function futureDateProblems(
  files: readonly FileFacts[],
  today: Date,
  label: string,
): Problem[] {
  const latest = new Date(today.getTime() + dayInMs).toISOString().slice(0, 10);
  return files.flatMap(({ path, type, content }) => {
    if (!type || !content?.fields) return [];
    return fieldValues(type.fields, content.written)
      .filter(({ meta, value }) => meta.kind === "date" && value > latest)
      .map((field) => ({
        file: `${label}/${path}`,
        ...content.placeOf(field.path),
        rule: "date-future",
        message: `"${String(field.path.at(-1))}" is ${field.value}, a day that is still to come; write the day of the last change`,
      }));
  });
}
