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

/** Flags that mark an entry as a placeholder for a real one. */
const placeholderFlags = ({ type, content }: TextReading): OwnValue[] =>
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
 * Gives hints about values that two entries of a type share, which somebody probably forgot to change after
 * copying: picture, size, figures, text and order. If they share any of these, also a shared placeholder flag.
 */
export function hintCopies({ texts, pictures }: Site): void {
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
    for (const { name, place } of placeholderFlags(text)) {
      const other = [...originals].find((one) =>
        placeholderFlags(one).some((its) => its.name === name),
      );
      if (other) file.info(messageOf(name, text, other), place, "copied");
    }
  }
}
