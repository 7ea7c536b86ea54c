import type { Point } from "unist";
import type { VFile } from "vfile";
import type { ContentType } from "../../../src/model/contentType";
import type { FieldMeta } from "../../../src/model/fields";
import type { ReadContent } from "../../../src/model/readContent";
import type { FieldValue } from "./fieldValues";
import type { ContentEntry } from "./files/fileRole";
import type { PictureSize } from "./pictures/pictureFile";

/** A picture that a content file shows, with the metadata of its field. */
export interface PictureReference extends FieldMeta {
  /** Relative to content/. */
  target: string;
  point: Point;
  /** Whether the entry has the real height of the product. */
  hasRealHeight: boolean;
}

/** A link to a page or section of this site, as it was written. */
export interface InternalLink {
  target: string;
  point: Point;
}

/** The content of one text file, and its references to other files. */
export interface TextReading {
  kind: "text";
  path: string;
  file: VFile;
  type?: ContentType;
  /** The path of the page made from the file. */
  route?: string;
  content?: ReadContent;
  values: readonly FieldValue[];
  pictures: readonly PictureReference[];
  links: readonly InternalLink[];
  /** The anchors of the page made from the file; undefined if they are unknown. */
  anchors?: readonly string[];
}

/** A photo, rendering or drawing; the size of a drawing is unknown. */
export type PictureReading = {
  kind: "picture";
  path: string;
  /** Equal for files with the same bytes; undefined if the file cannot be read. */
  hash?: string;
} & PictureSize;

/** The result of reading one file. */
export type Reading = TextReading | PictureReading;

/** Everything in content/, for the rules that need more than one file. */
export interface Site {
  entries: readonly ContentEntry[];
  texts: readonly TextReading[];
  pictures: readonly PictureReading[];
  /** The day of the check. */
  today: Date;
}

/** A rule about the whole site: adds problems and hints to the files. */
export type SiteRule = (site: Site) => void;
