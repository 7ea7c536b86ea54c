import path from "node:path";
import type { Point } from "unist";
import type { FieldMeta } from "../../../../src/model/fields";
import { nearest } from "../../../../src/model/nearest";
import { fileStart } from "../../../../src/model/problems";
import type { ContentEntry } from "../read/entries";
import type { PictureReading, Site, TextReading } from "../read/reading";

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
interface PictureReference extends FieldMeta {
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

/** Reports values that cannot be the path of a picture. */
export function checkPaths(text: TextReading): void {
  for (const { fault, point } of referencesIn(text))
    if (fault) text.file.message(fault, point, "image-path");
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
  const found = entries.find(({ path }) => path === target);
  if (found?.kind === "file" || found?.kind === "link") return undefined;
  if (found) return `${target} is a folder; write the path of the picture itself`;
  const guess = similarPicture(target, entries);
  if (!guess) return `${target} does not exist; put the picture there`;
  const isCase = guess.toLowerCase() === target.toLowerCase();
  return `${target} does not exist; nearest: ${guess}${isCase ? " (letter case differs)" : ""}`;
}

/** Whether the picture is a cut-out product, which the page shows whole. */
const isCutOut = ({ cutOutMinWidth }: PictureReference, picture: PictureReading | undefined) =>
  cutOutMinWidth !== undefined && picture?.isTransparent === true;

function tooNarrow(reference: PictureReference, picture: PictureReading | undefined) {
  const { target, cutOutMinWidth } = reference;
  const minWidth = isCutOut(reference, picture) ? cutOutMinWidth : reference.minWidth;
  const width = picture?.width;
  if (width === undefined || minWidth === undefined || width >= minWidth) return undefined;
  return `${target} is ${width} px wide; its place on the page needs at least ${minWidth} px`;
}

/** Returns a message if a photo has a real height, or a cut-out product has none. */
function heightFault(
  { target, cutOutMinWidth, hasRealHeight }: PictureReference,
  picture: PictureReading | undefined,
) {
  if (cutOutMinWidth === undefined || picture?.isTransparent === undefined) return undefined;
  if (hasRealHeight === picture.isTransparent) return undefined;
  return hasRealHeight
    ? `${target} has a background; delete heightMm, or use a picture with a transparent background`
    : `${target} has a transparent background; add heightMm to show it whole and in the size comparison`;
}

/** The page crops pictures; cropping by a larger factor is a problem. */
const mostCropped = 2.5;

/** Cropping by a larger factor is a hint: the subject may be cut off. */
const muchCropped = 1.5;

/** Returns the factor by which the page crops a picture, and messages about it. */
function cropOf(reference: PictureReference, picture: PictureReading | undefined) {
  const { target, shape, hasRealHeight } = reference;
  if (hasRealHeight && isCutOut(reference, picture)) return undefined;
  const { width, height } = picture ?? {};
  if (!width || !height || !shape) return undefined;
  const ratio = width / height / (shape[0] / shape[1]);
  const factor = Math.max(ratio, 1 / ratio);
  const message = `${target} is ${width} × ${height} px; its place on the page has the shape ${shape.join(":")}`;
  return { factor, message, seen: `and shows about ${Math.round(100 / factor)} % of it` };
}

/** Reports paths without a picture, and pictures that do not fit their place. */
export function checkPictures({ texts, entries, pictures }: Site): void {
  const byPath = new Map(pictures.map((picture) => [picture.path, picture]));
  for (const text of texts)
    for (const reference of picturesOf(text)) {
      const { file } = text;
      const { target, point, hasRealHeight } = reference;
      const picture = byPath.get(target);
      const height = heightFault(reference, picture);
      if (height && !hasRealHeight) file.info(height, point, "image-background");
      const crop = cropOf(reference, picture);
      const isCropped = crop && crop.factor >= mostCropped;
      const faults = [
        ["image-missing", missing(target, entries)],
        ["image-too-small", tooNarrow(reference, picture)],
        ["image-background", hasRealHeight && height],
        ["image-shape", isCropped && `${crop.message}; crop it`],
      ] as const;
      const [rule, message] = faults.find(([, fault]) => fault) ?? [];
      if (message) file.message(message, point, rule);
      else if (crop && crop.factor > muchCropped)
        file.info(`${crop.message} ${crop.seen}; crop it yourself`, point, "image-shape");
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
