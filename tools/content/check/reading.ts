import type { Point } from "unist";
import type { VFile } from "vfile";
import type { ContentType } from "../../../src/model/contentType";
import type { FieldMeta, Shape } from "../../../src/model/fields";
import type { ReadContent } from "../../../src/model/readContent";
import type { PictureSize } from "./pictures/pictureFile";

/** A picture that a content file shows. */
export interface PictureReference {
  /** Relative to content/. */
  target: string;
  point: Point;
  /** In px. */
  minWidth?: number;
  shape?: Shape;
  /** In px, for a picture with a transparent background; its shape is free. */
  cutOutMinWidth?: number;
  /** Whether the entry has the real height of the product. */
  hasRealHeight?: boolean;
  kind?: FieldMeta["kind"];
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
  slug?: string;
  content?: ReadContent;
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
