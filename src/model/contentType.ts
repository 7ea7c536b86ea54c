import type { z } from "zod";

/** The definition of a page; every list of pages is derived from these (see pageTable.ts). */
export interface Page {
  /**
   * Its path of one segment, as links have it, without a trailing slash; `<slug>` is replaced by the name of the
   * content file.
   */
  route: string;
  /** The template's path, relative to the project's root; omit it if `src/pages` has a file for the page. */
  template?: string;
  /** The anchors that become the active section while scrolling, in document order. */
  sections?: readonly string[];
  /** Other anchors that links may use; a document's headings are added automatically. */
  anchors?: readonly string[];
  /** Whether the footer links to it automatically; all other links are in content/site/navigation.yml. */
  isInFooter?: boolean;
  /** Whether it has no header, footer, font or script file, and works from its HTML alone. */
  isAlone?: boolean;
  /** The script in its head, of src/client/inline, if it is not the usual one, `page`. */
  script?: "landing" | "theme";
  /** Whether it is excluded from links, the sitemap and search engines. */
  isHidden?: boolean;
}

/**
 * What a field is derived from: `html` is the whole Markdown; of documents, `introduction` is the text above the first ##
 * heading, and `sections` the rest. `kilograms` is that field in words.
 */
export type Origin = "html" | "introduction" | "sections" | "kilograms";

/** The definition of a content type; see `types/`. */
export interface ContentType {
  /** The GraphQL type, a noun of the domain such as Service. */
  name: string;
  /** The name shown to editors, in the plural for collections, such as Services. */
  label: string;
  /** The files' path below content/; `<slug>` is the name of the file or folder, and the entry's id. */
  path: string;
  /** A description of such a file for editors, in one sentence. */
  description: string;
  fields: z.ZodObject;
  /** The purpose of the Markdown below the front matter; omit it for YAML files. */
  body?: {
    description: string;
    isRequired: boolean;
    /** True if the text is a whole document, with ## headings and tokens in braces. */
    isDocument?: boolean;
  };
  /** The minimum and maximum number of such files; without it, exactly one. */
  count?: { min: number; max: number };
  /** The fields that src/gatsby/derivedFields.ts adds to those of the file. */
  derived?: Readonly<Record<string, Origin>>;
  /** The page that each file becomes, or whose text it contains. */
  page?: Page;
}

/** The fields of a file of a type, once they are validated. */
export type FieldsOf<Type extends ContentType> = z.output<Type["fields"]>;

const slugPattern = "[a-z0-9]+(?:-[a-z0-9]+)*";

/**
 * The slug of the file at `relativePath` (below content/, with forward slashes); undefined if it is not a
 * file of `type`. A singleton's slug is its file name.
 */
export function slugOf(type: ContentType, relativePath: string): string | undefined {
  const source = type.path.replaceAll(".", "\\.").replace("<slug>", `(${slugPattern})`);
  const match = new RegExp(`^${source}$`).exec(relativePath);
  if (!match) return undefined;
  return match[1] ?? relativePath.replace(/^.*\//, "").replace(/\.[a-z]+$/, "");
}

/** The minimum and maximum number of files of a type. */
export const countOf = ({ count = { min: 1, max: 1 } }: ContentType) => count;

/** True for content types with any number of files, each with a slug. */
export const isCollection = (type: ContentType) => type.path.includes("<slug>");
