import type { HtmlElement } from "html-validate";
import type { BuiltFolder } from "../builtFolder";

/** An address in a file, and its line. */
export interface Reference {
  readonly url: string;
  readonly line: number;
}

/** A built folder, as all rules read it. */
export interface BuiltSite extends BuiltFolder {
  /** The size of a file as servers send it, in brotli unless it has no such copy, in bytes. */
  compressedSize(address: string): number;
  /** The pages as trees, by file. */
  readonly pages: ReadonlyMap<string, HtmlElement>;
  /** The ids of each page, by file. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** All addresses in the site, by the file that contains them. */
  readonly references: ReadonlyMap<string, readonly Reference[]>;
  /** The origin of the landing page's canonical URL; URLs that start with it are internal. */
  readonly origin: string | undefined;
  /** The files that cannot be read, each with the reason; the maps above omit them. */
  readonly unreadable: readonly string[];
}
