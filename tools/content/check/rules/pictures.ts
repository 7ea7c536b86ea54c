import path from "node:path";
import type { FieldMeta } from "../../../../src/model/fields";
import { nearest } from "../../../../src/model/nearest";
import { fileStart } from "../../../../src/model/problems";
import type { ContentEntry } from "../read/contentSource";
import type { Site } from "../read/reading";

/** A picture that a content file shows: its path below content/, what is known of it, and the metadata of its field. */
export type ShownPicture = ReturnType<typeof shownPictures>[number];

const isPicture = ({ kind }: FieldMeta) =>
  kind === "picture" || kind === "drawing" || kind === "logo";

/** An address, or a path from the root of the disk; the message of the field says what to write. */
const isElsewhere = (value: string) => /^(?:[/\\]|[a-z-]+:)/i.test(value);

/** Returns the pictures that content files show. */
export function shownPictures({ texts, pictures }: Site) {
  const read = new Map(pictures.map((picture) => [picture.path, picture]));
  return texts.flatMap(({ file, path: from, values }) => {
    // That of the product in a cut-out picture.
    const hasRealHeight = values.some(({ meta }) => meta.ofCutOut);
    return values.flatMap(({ meta, value, point }) => {
      if (!isPicture(meta) || typeof value !== "string" || isElsewhere(value)) return [];
      const target = path.posix.join(path.posix.dirname(from), value);
      return [{ ...read.get(target), ...meta, file, target, point, hasRealHeight }];
    });
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
export function checkPictures(site: Site): void {
  for (const { file, target, point } of shownPictures(site)) {
    const message = missing(target, site.entries);
    if (message) file.message(message, point, "image-missing");
  }
}

/** Gives hints about pictures that no content file shows. */
export function hintUnused(site: Site): void {
  const used = new Set(shownPictures(site).map(({ target }) => target));
  const message = "no content file shows this picture; delete it, or use it in a file";
  for (const { path, role, file } of site.entries)
    if ((role === "picture" || role === "drawing") && !used.has(path))
      file.info(message, fileStart, "image-unused");
}
