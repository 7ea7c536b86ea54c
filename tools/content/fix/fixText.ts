import type { ContentType } from "../../../src/model/contentType";
import { textFile } from "../../../src/model/problems";
import { readContent } from "../../../src/model/readContent";
import { normalForm } from "./normalForm";
import { fixBlanks } from "./fixBlanks";
import { fixCharacters } from "./fixCharacters";
import { fixYaml } from "./fixYaml";
import { unlessChanged } from "./onlyMeaning";

/** The fixed text of a file, and what was changed. */
interface FixedText {
  text: string;
  done: string[];
}

/** Gatsby accepts a first line of three hyphens only. */
const cleanOpening = (text: string) => text.replace(/^\s*---[ \t]*(?=\n)/, "---");

const frontMatter = /^---\n([\s\S]*?\n)(?=---(?:\n|$))/;

/** Fixes a content file of `type` and formats it like the browser editor. */
export function fixText(type: ContentType, source: string): FixedText {
  const done: string[] = [];
  const isMarkdown = type.path.endsWith(".md");
  const visible = fixCharacters(source, done);
  const plain = fixBlanks(type, visible);
  if (plain !== visible) done.push("wrote plain spaces for characters that only look like spaces");
  const opened = isMarkdown ? cleanOpening(plain) : plain;
  if (opened !== plain) done.push("cleaned the first line");
  const readable = isMarkdown
    ? opened.replace(frontMatter, (_all, yaml: string) => `---\n${fixYaml(yaml, type, done)}`)
    : fixYaml(opened, type, done);
  const aligned = readContent(type, textFile(type.path, readable)).aligned ?? readable;
  if (aligned !== readable) done.push("aligned an item of a list with the others");
  const saved = unlessChanged(type, aligned, (text) => normalForm(type, text));
  if (saved !== aligned) done.push("wrote the fields as the browser editor does");
  return { text: saved, done };
}
