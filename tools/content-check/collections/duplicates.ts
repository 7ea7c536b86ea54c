import { isCollection } from "../../../src/pipeline/contentType";
import type { Problem } from "../../../src/pipeline/problems";
import type { FileFacts } from "../contentFile";

/** Fields of which each entry of a kind needs its own value. */
const ownFields = ["order", "title", "name", "linkLabel"] as const;

const valueOf = ({ content }: FileFacts, field: string): string | undefined => {
  const written = content?.written;
  if (typeof written !== "object" || written === null || !Object.hasOwn(written, field)) return;
  const value = (written as Record<string, unknown>)[field];
  return typeof value === "string" || typeof value === "number"
    ? String(value).trim().toLowerCase()
    : undefined;
};

/** Entries of one kind that share a place in the order, or a name. */
export function duplicateProblems(files: readonly FileFacts[], label: string): Problem[] {
  const seen = new Map<string, FileFacts>();
  return files.flatMap((file) => {
    const { type, content } = file;
    if (!type || !content || !isCollection(type)) return [];
    return ownFields.flatMap((field) => {
      const value = valueOf(file, field);
      if (value === undefined) return [];
      const key = JSON.stringify([type.name, field, value]);
      const first = seen.get(key);
      seen.set(key, first ?? file);
      if (!first) return [];
      const other = `${label}/${first.path}:${first.content?.placeOf([field]).line ?? 1}`;
      const message = `"${field}" is the same as in ${other}; each needs its own`;
      return [
        { file: `${label}/${file.path}`, ...content.placeOf([field]), rule: "duplicate", message },
      ];
    });
  });
}
