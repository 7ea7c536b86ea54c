import type { VFile } from "vfile";
import type { ContentType, FieldsOf } from "../../../../src/model/contentType";
import type { ReadContent } from "../../../../src/model/readContent";
import type { ContentEntry } from "./contentSource";
import type { MarkdownBody } from "./markdownBody";
import type { lookOf } from "./pictureLook";

/** The content of one text file. */
export interface TextReading {
  kind: "text";
  path: string;
  file: VFile;
  type?: ContentType;
  /** The path of the page made from the file. */
  route?: string;
  /** Undefined if the file cannot be read. */
  content?: ReadContent;
  values: ReadContent["values"];
  /** The text below the front matter; undefined if there is none. */
  body?: MarkdownBody;
}

/** What is known of a picture. */
export interface PictureSize extends Partial<ReturnType<typeof lookOf>> {
  /** In px. */
  width?: number;
  height?: number;
  /** Width and height without empty margins. */
  seen?: number[];
}

/** A photo, rendering or drawing; the size of a drawing is unknown. */
export interface PictureReading extends PictureSize {
  kind: "picture";
  path: string;
}

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

/**
 * Returns the valid files of a type: their fields, and what reports a problem or gives a hint of a rule about a field, by
 * its path, such as `hours.0.days`.
 */
export const filesOf = <Type extends ContentType>({ texts }: Site, wanted: Type, rule?: string) =>
  texts.flatMap(({ file, type, content }) => {
    if (type !== wanted || !content?.fields) return [];
    const { fields, pointOf } = content;
    return {
      file,
      fields: fields as FieldsOf<Type>,
      pointOf,
      report: (path: string, message: string) =>
        void file.message(message, pointOf(path.split(".")), rule),
      hint: (path: string, message: string) =>
        void file.info(message, pointOf(path.split(".")), rule),
    };
  });

/** What is wrong, by the rule that reports it. */
export type Fault = readonly [rule: string, message: string];
