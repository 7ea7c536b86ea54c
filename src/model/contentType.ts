import type { z } from "zod";

/** What there is to know of a page; every list of pages is made from these (see pageTable.ts). */
export interface Page {
  /** Its address without a trailing slash; `<slug>` stands for the name of the file it is made from. */
  route: string;
  /** The template's path from the project's folder; absent where `src/pages` has a file for the page. */
  template?: string;
  /** The anchors that become the active section as the page scrolls, in document order. */
  sections?: readonly string[];
  /** The other anchors that links may name; the headings of a document follow by themselves. */
  anchors?: readonly string[];
  /** Whether the footer links to it by itself; all other links are in content/site/navigation.yml. */
  isInFooter?: boolean;
  /** Whether it has no header, footer, script or font: its HTML is all that it needs. */
  isAlone?: boolean;
  /** Whether it is left out of links, the sitemap and search engines, and has no share picture. */
  isHidden?: boolean;
}

/** A field that the build computes from a file's Markdown; `src/gatsby/derivedFields.ts` has the resolvers. */
export interface DerivedField {
  /** `html` is the whole text; a document has the text above its first ## heading, and the sections below. */
  from: "html" | "introduction" | "sections";
  description: string;
}

/** Every kind of content file is described by one of these; see `types/`. */
export interface ContentType {
  /** The GraphQL type: a noun of the domain, such as Service. */
  name: string;
  /** What editors call it: the plural where there are many, such as Services. */
  label: string;
  /** Where the files stand below content/; `<slug>` is the file's or folder's name and the entry's id. */
  path: string;
  /** One sentence for editors: what such a file is. */
  description: string;
  /** The table of fields. */
  fields: z.ZodObject;
  /** What the Markdown below the front matter is for; absent in YAML files. */
  body?: {
    description: string;
    isRequired: boolean;
    /** True where the text is a whole document, with ## headings and tokens in braces. */
    isDocument?: boolean;
  };
  /** How many files of this kind the site can show. */
  count: { min: number; max: number };
  /** Fields that are computed from the file instead of being written in it, by name. */
  derived?: Readonly<Record<string, DerivedField>>;
  /** The page that each file becomes, or whose words it holds. */
  page?: Page;
}

const slugPattern = "[a-z0-9]+(?:-[a-z0-9]+)*";

/**
 * The slug that `relativePath` (below content/, with forward slashes) has as a file of `type`;
 * undefined when the file is not one of that type. Singletons have their file name as slug.
 */
export function slugOf(type: ContentType, relativePath: string): string | undefined {
  const source = type.path.replaceAll(".", "\\.").replace("<slug>", `(${slugPattern})`);
  const match = new RegExp(`^${source}$`).exec(relativePath);
  if (!match) return undefined;
  return match[1] ?? relativePath.replace(/^.*\//, "").replace(/\.[a-z]+$/, "");
}

/** True for types of which there may be many files, each with a slug. */
export const isCollection = (type: ContentType) => type.path.includes("<slug>");
