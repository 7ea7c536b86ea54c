import type { ContentType } from "../../../src/model/contentType";
import { textFile } from "../../../src/model/problems";
import { readContent } from "../../../src/model/readContent";
import { fixCharacters } from "./fixCharacters";
import { normalForm } from "./normalForm";

/** The fixed text of a file, and what was changed. */
interface FixedText {
  text: string;
  done: string[];
}

/** The fields of a text as JSON; undefined if the check rejects any. */
function fieldsOf(type: ContentType, text: string): string | undefined {
  const { fields } = readContent(type, textFile(type.path, text));
  return fields && JSON.stringify(fields);
}

/** Fixes the characters of a content file of `type`, and formats a valid one like the browser editor. */
export function fixText(type: ContentType, source: string): FixedText {
  const done: string[] = [];
  const visible = fixCharacters(source, done);
  const fields = fieldsOf(type, visible);
  if (fields === undefined) return { text: visible, done };
  const formed = normalForm(type, visible);
  if (formed === visible || fieldsOf(type, formed) !== fields) return { text: visible, done };
  return { text: formed, done: [...done, "wrote the fields as the browser editor does"] };
}
