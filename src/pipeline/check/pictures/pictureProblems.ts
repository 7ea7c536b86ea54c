import { nearest } from "../../nearest";
import { fileStart } from "../../places";
import type { Problem } from "../../problems";
import type { FileFacts } from "../contentFile";
import type { Entry } from "../contentSource";
import type { PictureFile } from "./pictureFile";
import type { PictureReference } from "./pictureReference";

/** Why the file that a picture's path leads to cannot be shown, as far as its name goes. */
function missing(target: string, entries: readonly Entry[]): string | undefined {
  const found = entries.find(({ path }) => path === target);
  if (found?.kind === "file" || found?.kind === "link") return undefined;
  if (found) return `${target} is a folder; write the picture's own path`;
  const files = entries.filter(({ kind }) => kind === "file").map(({ path }) => path);
  const sameLetters = files.find((path) => path.toLowerCase() === target.toLowerCase());
  if (sameLetters) return `${target} does not exist; nearest: ${sameLetters} (letter case differs)`;
  const pictures = files.filter((path) => /\.(?:jpe?g|png|webp|svg)$/i.test(path));
  const guess = nearest(target, pictures);
  return `${target} does not exist; ${guess ? `nearest: ${guess}` : "put the picture there"}`;
}

function tooNarrow({ target, minWidth }: PictureReference, picture: PictureFile | undefined) {
  const width = picture?.width;
  if (width === undefined || minWidth === undefined || width >= minWidth) return undefined;
  return `${target} is ${width} px wide; its place on the page needs at least ${minWidth}`;
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
      const narrow = tooNarrow(reference, pictures.get(reference.target));
      return narrow ? [{ file, ...reference.place, rule: "image-too-small", message: narrow }] : [];
    }),
  );
}

/** Pictures that no content file shows. */
export function unusedPictures(
  files: readonly FileFacts[],
  pictures: readonly string[],
  label: string,
): Problem[] {
  const used = new Set(files.flatMap((file) => file.pictures.map(({ target }) => target)));
  // While a file cannot be read, nobody knows which pictures it shows.
  const unknown = files.filter(({ content }) => content?.written === undefined);
  const isSpared = (picture: string) =>
    unknown.some(({ path }) => picture.startsWith(path.replace(/[^/]+$/, "")));
  return pictures
    .filter((picture) => !used.has(picture) && !isSpared(picture))
    .map((picture) => ({
      file: `${label}/${picture}`,
      ...fileStart,
      rule: "image-unused",
      message: "no content file shows this picture; delete it, or name it in a file",
    }));
}
