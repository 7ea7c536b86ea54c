import { z } from "zod";
import { isCollection } from "../../src/model/contentType";
import { fieldIn } from "../../src/model/fieldAt";
import type { FieldMeta } from "../../src/model/fields";
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

const nameOf = ({ content, path }: TextReading) =>
  String(content?.fields?.name ?? content?.fields?.title ?? path);

/**
 * Hints at everything that two entries of one kind have in common and that copies are forgotten with:
 * the picture, the size, the figures, the text and the place in the order.
 */
export function hintCopies(
  texts: readonly TextReading[],
  pictures: readonly PictureReading[],
): void {
  const hashes: Hashes = new Map(pictures.map(({ path, hash }) => [path, hash]));
  const seen = new Map<string, TextReading>();
  for (const text of texts) {
    if (!text.type || !isCollection(text.type)) continue;
    for (const { name, key, place } of ownValues(text, hashes)) {
      const other = seen.get(`${text.type.name} ${name} ${key}`);
      seen.set(`${text.type.name} ${name} ${key}`, other ?? text);
      if (!other) continue;
      const message =
        name === '"order"'
          ? `"${nameOf(text)}" has the same place as "${nameOf(other)}" (${other.path}); give each its own, or they go by name`
          : `${name} of "${nameOf(text)}" is the same as of "${nameOf(other)}" (${other.path}); change it if it was only copied`;
      text.file.info(message, place, "copied");
    }
  }
}
