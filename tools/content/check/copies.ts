import { z } from "zod";
import { isCollection } from "../../../src/model/contentType";
import { fieldIn } from "../../../src/model/fieldAt";
import type { FieldMeta } from "../../../src/model/fields";
import type { PictureReading, TextReading } from "./reading";

/** A value of an entry that another entry of the same kind seldom has too. */
interface OwnValue {
  /** What editors call it, such as "size". */
  name: string;
  /** Equal for equal values. */
  key: string;
  place: { line: number; column: number };
}

type Hashes = ReadonlyMap<string, string | undefined>;

const metaOf = (field: z.core.$ZodType) =>
  (z.globalRegistry.get(fieldIn(field)) as FieldMeta | undefined) ?? { description: "" };

function ownValues({ type, content, pictures, file }: TextReading, hashes: Hashes): OwnValue[] {
  const fields = content?.fields;
  if (!type || !fields) return [];
  const values = Object.entries(type.fields.shape).flatMap(([name, field]): OwnValue[] =>
    metaOf(field).usuallyDiffers && fields[name] !== undefined
      ? [{ name: `"${name}"`, key: JSON.stringify(fields[name]), place: content.pointOf([name]) }]
      : [],
  );
  const shown = pictures.map(({ target, point }): OwnValue => {
    const key = hashes.get(target) ?? target;
    return { name: "the picture", key, place: point };
  });
  const body = content.body.trim();
  const line = file.toString().slice(0, -content.body.length).split("\n").length;
  const start = line + content.body.slice(0, content.body.search(/\S/)).split("\n").length - 1;
  const text = { name: "the text", key: body, place: { line: start, column: 1 } };
  return [...values, ...shown, ...(body ? [text] : [])];
}

/** Flags that mark an entry as a placeholder for a real one; most are correct. */
const standInFlags = ({ type, content }: TextReading): OwnValue[] =>
  Object.entries(type?.fields.shape ?? {}).flatMap(([name, field]) =>
    metaOf(field).placeholder === "entry" && content?.fields?.[name] === true
      ? [{ name: `"${name}"`, key: "true", place: content.pointOf([name]) }]
      : [],
  );

const nameOf = ({ content, path }: TextReading) =>
  String(content?.fields?.name ?? content?.fields?.title ?? path);

const messageOf = (name: string, text: TextReading, other: TextReading) =>
  name === '"order"'
    ? `"${nameOf(text)}" has the same place as "${nameOf(other)}" (${other.path}); give each its own, or they go by name`
    : `${name} of "${nameOf(text)}" is the same as of "${nameOf(other)}" (${other.path}); change it if it was only copied`;

/**
 * Hints at everything that two entries of one kind have in common and that copies are forgotten with:
 * the picture, the size, the figures, the text and the place in the order; and where they share any of
 * these, the flag of a stand-in.
 */
export function hintCopies(
  texts: readonly TextReading[],
  pictures: readonly PictureReading[],
): void {
  const hashes: Hashes = new Map(pictures.map(({ path, hash }) => [path, hash]));
  const seen = new Map<string, TextReading>();
  for (const text of texts) {
    const { type, file } = text;
    if (!type || !isCollection(type)) continue;
    const originals = new Set<TextReading>();
    for (const { name, key, place } of ownValues(text, hashes)) {
      const other = seen.get(`${type.name} ${name} ${key}`);
      seen.set(`${type.name} ${name} ${key}`, other ?? text);
      if (!other) continue;
      originals.add(other);
      file.info(messageOf(name, text, other), place, "copied");
    }
    for (const { name, place } of standInFlags(text)) {
      const other = [...originals].find((one) =>
        standInFlags(one).some((its) => its.name === name),
      );
      if (other) file.info(messageOf(name, text, other), place, "copied");
    }
  }
}
