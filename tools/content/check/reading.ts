import type { Point } from "unist";
import type { VFile } from "vfile";
import type { ContentType } from "../../../src/model/contentType";
import type { FieldMeta, Shape } from "../../../src/model/fields";
import type { ReadContent } from "../../../src/model/readContent";
import type { PictureSize } from "./pictures/pictureFile";

/** A picture that a content file shows. */
export interface PictureReference {
  /** From content/. */
  target: string;
  point: Point;
  /** In px. */
  minWidth?: number;
  shape?: Shape;
  /** In px, for a picture with a transparent background; its shape is free. */
  cutOutMinWidth?: number;
  /** Whether the entry gives the real height of what the picture shows. */
  hasRealHeight?: boolean;
  kind?: FieldMeta["kind"];
}

/** A link to a page or section of this site, as it was written. */
export interface InternalLink {
  target: string;
  point: Point;
}

/** What one content file says, on its own and about others. */
export interface TextReading {
  kind: "text";
  path: string;
  file: VFile;
  type?: ContentType;
  slug?: string;
  content?: ReadContent;
  pictures: readonly PictureReference[];
  links: readonly InternalLink[];
  /** The anchors of the page that the file becomes; undefined while they cannot be known. */
  anchors?: readonly string[];
}

/** A photo, rendering or drawing; of a drawing the size is not known. */
export type PictureReading = {
  kind: "picture";
  path: string;
  /** Equal for files with the same bytes; undefined where the file could not be read. */
  hash?: string;
} & PictureSize;

/** What was read from one file. */
export type Reading = TextReading | PictureReading;
