import path from "node:path";
import type { Point } from "unist";
import type { FieldMeta } from "../../../../src/model/fields";
import { nearest } from "../../../../src/model/nearest";
import { fileStart } from "../../../../src/model/problems";
import type { ContentEntry } from "../read/contentSource";
import type { Site, TextReading } from "../read/reading";

/** A picture that a content file shows, with the metadata of its field. */
export interface PictureReference extends FieldMeta {
  /** Relative to content/. */
  target: string;
  point: Point;
  /** Whether the entry has the real height of the product. */
  hasRealHeight: boolean;
}

const isPicture = ({ kind }: FieldMeta) =>
  kind === "picture" || kind === "drawing" || kind === "logo";

/** An address, or a path from the root of the disk; the message of the field says what to write. */
const isElsewhere = (value: string) => /^(?:[/\\]|[a-z-]+:)/i.test(value);

/** Returns the pictures that a content file shows. */
export function picturesOf({ path: from, values }: TextReading): PictureReference[] {
  const hasRealHeight = values.some(({ meta }) => meta.ofCutOut);
  return values.flatMap(({ meta, value, point }) => {
    if (!isPicture(meta) || typeof value !== "string" || isElsewhere(value)) return [];
    const target = path.posix.join(path.posix.dirname(from), value);
    return [{ ...meta, target, point, hasRealHeight }];
  });
}

/** Returns the most similar path of an existing picture. */
function similarPicture(target: string, entries: readonly ContentEntry[]): string | undefined {
  const role = /\.svg$/i.test(target) ? "drawing" : "picture";
  const files = entries.filter((entry) => entry.role === role).map((entry) => entry.path);
  const sameLetters = files.find((file) => file.toLowerCase() === target.toLowerCase());
  const { dir, base } = path.posix.parse(target);
  const beside = files.filter((file) => path.posix.dirname(file) === dir);
  const name = nearest(
    base,
    beside.map((file) => path.posix.basename(file)),
  );
  return sameLetters ?? (name ? path.posix.join(dir, name) : undefined);
}

/** Returns why there is no file at a picture's path; undefined if there is one. */
function missing(target: string, entries: readonly ContentEntry[]): string | undefined {
  if (target.startsWith("../")) return "the path leaves content/; put the file beside this one";
  const found = entries.find(({ path }) => path === target);
  if (found?.kind === "file" || found?.kind === "link") return undefined;
  if (found) return `${target} is a folder; write the path of the picture itself`;
  const guess = similarPicture(target, entries);
  if (!guess) return `${target} does not exist; put the picture there`;
  const isCase = guess.toLowerCase() === target.toLowerCase();
  return `${target} does not exist; nearest: ${guess}${isCase ? " (letter case differs)" : ""}`;
}

/** Reports paths without a picture. */
export function checkPictures({ texts, entries }: Site): void {
  for (const text of texts)
    for (const { target, point } of picturesOf(text)) {
      const message = missing(target, entries);
      if (message) text.file.message(message, point, "image-missing");
    }
}

/** Gives hints about pictures that no content file shows. */
export function hintUnused({ texts, entries }: Site): void {
  const used = new Set(texts.flatMap((text) => picturesOf(text).map(({ target }) => target)));
  const message = "no content file shows this picture; delete it, or use it in a file";
  for (const { path, role, file } of entries)
    if ((role === "picture" || role === "drawing") && !used.has(path))
      file.info(message, fileStart, "image-unused");
}
