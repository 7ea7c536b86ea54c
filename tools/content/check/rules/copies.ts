import { isCollection } from "../../../../src/model/contentType";
import { metaOf } from "../../../../src/model/fieldAt";
import type { Site, TextReading } from "../read/reading";
import { picturesOf } from "./pictures";

/** A value that two entries of a type rarely share. */
interface OwnValue {
  /** Its name for editors, such as "kilograms". */
  name: string;
  /** Equal for equal values. */
  key: string;
  place: { line: number; column: number };
}

type Hashes = ReadonlyMap<string, string | undefined>;

function ownValues(reading: TextReading, hashes: Hashes): OwnValue[] {
  const { type, content, body } = reading;
  const fields = content?.fields;
  if (!type || !fields) return [];
  const values = Object.entries(type.fields.shape).flatMap(([name, field]): OwnValue[] =>
    metaOf(field).usuallyDiffers && fields[name] !== undefined
      ? [{ name: `"${name}"`, key: JSON.stringify(fields[name]), place: content.pointOf([name]) }]
      : [],
  );
  const shown = picturesOf(reading).map(({ target, point }): OwnValue => {
    const key = hashes.get(target) ?? target;
    return { name: "the picture", key, place: point };
  });
  if (!body) return [...values, ...shown];
  const start = body.pointOf(body.tree.children[0] ?? {});
  return [...values, ...shown, { name: "the text", key: body.text.trim(), place: start }];
}

const nameOf = ({ content, path }: TextReading) =>
  String(content?.fields?.name ?? content?.fields?.title ?? path);

const messageOf = (name: string, text: TextReading, other: TextReading) =>
  name === '"order"'
    ? `"${nameOf(text)}" has the same place as "${nameOf(other)}" (${other.path}); give each its own, or they go by name`
    : `${name} of "${nameOf(text)}" is the same as of "${nameOf(other)}" (${other.path}); change it if it was only copied`;

/**
 * Gives hints about values that two entries of a type share, which somebody probably forgot to change after
 * copying: picture, size, figures, text and order.
 */
export function hintCopies({ texts, pictures }: Site): void {
  const hashes: Hashes = new Map(pictures.map(({ path, hash }) => [path, hash]));
  const seen = new Map<string, TextReading>();
  for (const text of texts) {
    if (!text.type || !isCollection(text.type)) continue;
    for (const { name, key, place } of ownValues(text, hashes)) {
      const id = `${text.type.name} ${name} ${key}`;
      const other = seen.get(id);
      if (other) text.file.info(messageOf(name, text, other), place, "copied");
      else seen.set(id, text);
    }
  }
}
