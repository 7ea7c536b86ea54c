import type { HtmlElement } from "html-validate";
import type { BuiltFolder, Chunks } from "../builtFolder";

/** An address in a file, and its line. */
export interface Reference {
  readonly url: string;
  readonly line: number;
}

/** A built folder, as all rules read it. */
export interface BuiltSite extends BuiltFolder {
  /** The size of a file in brotli, in bytes. */
  compressedSize(address: string): number;
  /** The pages as trees, by file. */
  readonly pages: ReadonlyMap<string, HtmlElement>;
  /** The content of the JSON files, by address. */
  readonly json: ReadonlyMap<string, unknown>;
  /** The scripts in webpack's list, which releases omit; none if there is no valid list. */
  readonly scripts: Chunks;
  /** All addresses in the site, by the file that contains them. */
  readonly references: ReadonlyMap<string, readonly Reference[]>;
  /** The origin of the landing page's canonical URL. */
  readonly origin: string | undefined;
  /** The files that cannot be read, each with the reason; the maps above omit them. */
  readonly unreadable: readonly string[];
}

/** Returns the problems that a rule finds in each page. */
export const inEachPage = (
  { pages }: BuiltSite,
  rule: (file: string, root: HtmlElement) => readonly string[],
): readonly string[] => [...pages].flatMap(([file, root]) => rule(file, root));
