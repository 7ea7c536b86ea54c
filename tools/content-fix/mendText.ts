import type { ContentType } from "../../src/model/contentType";
import { textFile } from "../../src/model/problems";
import { readContent } from "../../src/model/readContent";
import { normalForm } from "../content-form/normalForm";
import { mendSigns } from "./mendSigns";
import { mendYaml } from "./mendYaml";

/** A file's text after the mending, and what was done to it. */
interface MendedText {
  text: string;
  done: string[];
}

/** What a text says to the site, whatever it looks like; undefined for one that cannot be read. */
function meaningOf(type: ContentType, text: string): string | undefined {
  const { written, body } = readContent(type, textFile(type.path, text));
  return written === undefined ? undefined : JSON.stringify([written, body.trim()]);
}

/** The text as the browser editor saves it, where that says the same to the site. */
function savedForm(type: ContentType, text: string): string {
  const meaning = meaningOf(type, text);
  const saved = meaning === undefined ? text : normalForm(type, text);
  return meaningOf(type, saved) === meaning ? saved : text;
}

/** The first line of a Markdown file, of which Gatsby wants nothing but three hyphens. */
const cleanOpening = (text: string) => text.replace(/^\s*---[ \t]*(?=\n)/, "---");

const frontMatter = /^---\n([\s\S]*?\n)(?=---(?:\n|$))/;

/** Mends a content file of `type`, and leaves it in the form in which the browser editor saves. */
export function mendText(type: ContentType, source: string): MendedText {
  const done: string[] = [];
  const isMarkdown = type.path.endsWith(".md");
  const plain = mendSigns(source, done);
  const opened = isMarkdown ? cleanOpening(plain) : plain;
  if (opened !== plain) done.push("cleaned the first line");
  const mended = isMarkdown
    ? opened.replace(frontMatter, (_all, yaml: string) => `---\n${mendYaml(yaml, type, done)}`)
    : mendYaml(opened, type, done);
  const saved = savedForm(type, mended);
  if (saved !== mended) done.push("wrote the fields as the browser editor does");
  return { text: saved, done };
}
