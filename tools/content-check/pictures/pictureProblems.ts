import { nearest } from "../../../src/pipeline/nearest";
import { fileStart } from "../../../src/pipeline/places";
import type { Problem } from "../../../src/pipeline/problems";
import type { FileFacts } from "../contentFile";
import type { Entry } from "../contentSource";
import type { PictureFile } from "./pictureFile";
import type { PictureReference } from "./pictureReference";

/** The picture that `target` was probably meant to be. */
function meantPicture(target: string, entries: readonly Entry[]): string | undefined {
  const files = entries.filter(({ kind }) => kind === "file").map(({ path }) => path);
  const sameLetters = files.find((path) => path.toLowerCase() === target.toLowerCase());
  const pictures = files.filter((path) => /\.(?:jpe?g|png|webp|svg)$/i.test(path));
  return sameLetters ?? nearest(target, pictures);
}

/** Why the file that a picture's path leads to cannot be shown, as far as its name goes. */
function missing(target: string, entries: readonly Entry[]): string | undefined {
  const found = entries.find(({ path }) => path === target);
  if (found?.kind === "file" || found?.kind === "link") return undefined;
  if (found) return `${target} is a folder; write the picture's own path`;
  const guess = meantPicture(target, entries);
  if (!guess) return `${target} does not exist; put the picture there`;
  const isCase = guess.toLowerCase() === target.toLowerCase();
  return `${target} does not exist; nearest: ${guess}${isCase ? " (letter case differs)" : ""}`;
}

function tooNarrow({ target, minWidth }: PictureReference, picture: PictureFile | undefined) {
  const width = picture?.width;
  if (width === undefined || minWidth === undefined || width >= minWidth) return undefined;
  return `${target} is ${width} px wide; its place on the page needs at least ${minWidth}`;
}

/** A picture is cropped to its place; beyond this factor too little of it is left. */
const mostCropped = 2.5;

function oddShape({ target, shape }: PictureReference, picture: PictureFile | undefined) {
  const { width, height } = picture ?? {};
  if (!width || !height || !shape) return undefined;
  const factor = width / height / (shape[0] / shape[1]);
  if (factor < mostCropped && factor > 1 / mostCropped) return undefined;
  return `${target} is ${width} × ${height} px; its place on the page has the shape ${shape.join(":")}; crop it`;
}

/** Paths that lead to no picture, or to one that is too small for its place. */
export function referenceProblems(
  files: readonly FileFacts[],
  entries: readonly Entry[],
  pictures: ReadonlyMap<string, PictureFile>,
  label: string,
): Problem[] {
  return files.flatMap(({ path, pictures: references }) =>
    references.flatMap((reference): Problem[] => {
      const file = `${label}/${path}`;
      const absent = missing(reference.target, entries);
      if (absent) return [{ file, ...reference.place, rule: "image-missing", message: absent }];
      const picture = pictures.get(reference.target);
      const narrow = tooNarrow(reference, picture);
      if (narrow) return [{ file, ...reference.place, rule: "image-too-small", message: narrow }];
      const odd = oddShape(reference, picture);
      return odd ? [{ file, ...reference.place, rule: "image-shape", message: odd }] : [];
    }),
  );
}

/** Pictures that no content file shows. */
export function unusedPictures(
  files: readonly FileFacts[],
  pictures: readonly string[],
  entries: readonly Entry[],
  label: string,
): Problem[] {
  const targets = files.flatMap((file) => file.pictures.map(({ target }) => target));
  const meant = targets
    .filter((target) => !pictures.includes(target))
    .map((target) => meantPicture(target, entries));
  const used = new Set([...targets, ...meant]);
  // A file with faults may show the picture once these are mended.
  const faulty = files.filter(({ findings }) => findings.length > 0);
  const isNamed = (picture: string) => {
    const name = picture.replace(/^.*\//, "").toLowerCase();
    return faulty.some(
      ({ text, path, content }) =>
        text.toLowerCase().includes(name) ||
        (!content && picture.startsWith(path.replace(/[^/]+$/, ""))),
    );
  };
  return pictures
    .filter((picture) => !used.has(picture) && !isNamed(picture))
    .map((picture) => ({
      file: `${label}/${picture}`,
      ...fileStart,
      rule: "image-unused",
      message: "no content file shows this picture; delete it, or name it in a file",
    }));
}
