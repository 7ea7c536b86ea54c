import path from "node:path";
import type { Point } from "unist";
import type { FieldMeta } from "../../../../src/model/fields";
import { nearest } from "../../../../src/model/nearest";
import { fileStart } from "../../../../src/model/problems";
import type { ContentEntry } from "../read/contentSource";
import type { Site, TextReading } from "../read/reading";

/** Returns why `value` cannot be the path of a file beside the content file; undefined if it can. */
function pathFault(value: string): string | undefined {
  if (/^(?:https?:)?\/\//i.test(value))
    return "a picture on another site is not allowed; put the file beside this one and write ./name.jpg";
  if (/^data:/i.test(value)) return "a picture written as data: is not allowed; save it as a file";
  if (/^(?:\/|[a-z]:|file:)/i.test(value))
    return "the path starts at the root of the disk; write it from this file, such as ./name.jpg";
  return value.includes("\\") ? "use forward slashes, such as ./name.jpg" : undefined;
}

/** A picture that a content file shows, with the metadata of its field. */
export interface PictureReference extends FieldMeta {
  /** Relative to content/. */
  target: string;
  /** Why it cannot be the path of a picture. */
  fault?: string;
  point: Point;
  /** Whether the entry has the real height of the product. */
  hasRealHeight: boolean;
}

const isPicture = ({ kind }: FieldMeta) =>
  kind === "picture" || kind === "drawing" || kind === "logo";

function referencesIn({ path: from, values }: TextReading): PictureReference[] {
  const hasRealHeight = values.some(({ meta }) => meta.ofCutOut);
  return values.flatMap(({ meta, value, point }) => {
    if (!isPicture(meta) || typeof value !== "string") return [];
    const target = path.posix.join(path.posix.dirname(from), value);
    const leaves = target.startsWith("../")
      ? "the path leaves content/; put the file beside this one"
      : undefined;
    return [{ ...meta, target, fault: pathFault(value) ?? leaves, point, hasRealHeight }];
  });
}

/** Returns the pictures that a content file shows. */
export const picturesOf = (text: TextReading): PictureReference[] =>
  referencesIn(text).filter(({ fault }) => !fault);

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
  const found = entries.find(({ path }) => path === target);
  if (found?.kind === "file" || found?.kind === "link") return undefined;
  if (found) return `${target} is a folder; write the path of the picture itself`;
  const guess = similarPicture(target, entries);
  if (!guess) return `${target} does not exist; put the picture there`;
  const isCase = guess.toLowerCase() === target.toLowerCase();
  return `${target} does not exist; nearest: ${guess}${isCase ? " (letter case differs)" : ""}`;
}

/** Reports values that cannot be the path of a picture, and paths without a picture. */
export function checkPictures({ texts, entries }: Site): void {
  for (const text of texts)
    for (const { target, fault, point } of referencesIn(text)) {
      const message = fault ?? missing(target, entries);
      if (message) text.file.message(message, point, fault ? "image-path" : "image-missing");
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
