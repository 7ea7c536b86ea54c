import path from "node:path";
import type { FieldMeta, Shape } from "../../../src/pipeline/fields";
import type { Place } from "../../../src/pipeline/places";
import { finding, type Finding } from "../finding";

/** A picture that a content file shows. */
export interface PictureReference {
  /** From content/. */
  target: string;
  place: Place;
  minWidth?: number;
  shape?: Shape;
}

/** Why `value` cannot lead to a file beside the content file. */
function fault(value: string): string | undefined {
  if (/^(?:https?:)?\/\//i.test(value))
    return "a picture on another site is not allowed; put the file beside this one and write ./name.jpg";
  if (/^data:/i.test(value)) return "a picture inside the text is not allowed; save it as a file";
  if (/^(?:\/|[a-z]:|file:)/i.test(value))
    return "the path starts at the disk's root; write it from this file, such as ./name.jpg";
  return value.includes("\\") ? "a path has forward slashes, such as ./name.jpg" : undefined;
}

/** Where the path `value`, written in the content file `from`, leads. */
export function pictureReference(
  from: string,
  value: string,
  place: Place,
  { minWidth, shape }: FieldMeta,
): PictureReference | Finding {
  const message = fault(value);
  if (message) return finding(place, "image-path", message);
  const target = path.posix.join(path.posix.dirname(from), value);
  if (target.startsWith("../")) return finding(place, "image-path", "the path leaves content/");
  return { target, place, minWidth, shape };
}
