import type { ContentType } from "../../src/model/contentType";
import { textFile } from "../../src/model/problems";
import { readContent } from "../../src/model/readContent";
import { normalForm } from "../content-form/normalForm";
import { fixBlanks } from "./fixBlanks";
import { mendSigns } from "./mendSigns";
import { mendYaml } from "./mendYaml";
import { unlessChanged } from "./onlyMeaning";

/** A file's text after the mending, and what was done to it. */
interface MendedText {
  text: string;
  done: string[];
}

/** The first line of a Markdown file, of which Gatsby wants nothing but three hyphens. */
const cleanOpening = (text: string) => text.replace(/^\s*---[ \t]*(?=\n)/, "---");

const frontMatter = /^---\n([\s\S]*?\n)(?=---(?:\n|$))/;

/** Mends a content file of `type`, and leaves it in the form in which the browser editor saves. */
export function mendText(type: ContentType, source: string): MendedText {
  const done: string[] = [];
  const isMarkdown = type.path.endsWith(".md");
  const signs = mendSigns(source, done);
  const plain = fixBlanks(type, signs);
  if (plain !== signs) done.push("wrote plain spaces for characters that only look like spaces");
  const opened = isMarkdown ? cleanOpening(plain) : plain;
  if (opened !== plain) done.push("cleaned the first line");
  const mended = isMarkdown
    ? opened.replace(frontMatter, (_all, yaml: string) => `---\n${mendYaml(yaml, type, done)}`)
    : mendYaml(opened, type, done);
  const aligned = readContent(type, textFile(type.path, mended)).aligned ?? mended;
  if (aligned !== mended) done.push("moved an item of a list into line with the others");
  const saved = unlessChanged(type, aligned, (text) => normalForm(type, text));
  if (saved !== aligned) done.push("wrote the fields as the browser editor does");
  return { text: saved, done };
}
