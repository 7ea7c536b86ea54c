import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "../lib/files";

/** A built folder. Each file is named by its address, such as "/contact/index.html". */
export interface BuiltFolder {
  /** Its path on the disk. */
  readonly path: string;
  /** All but the compressed copies, such as "/contact/index.html.br". */
  readonly files: ReadonlySet<string>;
  /** The HTML files among them. */
  readonly documents: readonly string[];
  read(address: string): string;
}

/** Lists a built folder. Files that are written later are not in the list. */
export function builtFolder(folder: string): BuiltFolder {
  const files = filesIn(folder)
    .filter((file) => !/\.(br|gz)$/.test(file))
    .map((file) => `/${file}`);
  return {
    path: folder,
    files: new Set(files),
    documents: files.filter((file) => file.endsWith(".html")),
    read: (address) => readFileSync(join(folder, address), "utf8"),
  };
}
