import { existsSync, readFileSync } from "node:fs";
import { replaceFile, sha256 } from "../../lib/files";
import type { InlineHashes } from "../../serve/headers/policy";
import type { PageScript } from "../script-loader/pageFiles";
import { inlineBlocks } from "./inlineBlocks";

/**
 * `inlineBlocks`, with the results of the last build for pages that have not changed: parsing is the
 * slowest step of a build in which few pages change.
 */
export class KnownBlocks {
  private readonly known: Readonly<Record<string, InlineHashes>>;
  private readonly current: Record<string, InlineHashes> = {};
  /** Digest of everything besides the page that a result depends on. */
  private readonly inputs: string;

  /** @param file where the results are kept */
  constructor(
    private readonly file: string,
    private readonly inline: readonly string[],
    private readonly named: readonly PageScript[],
  ) {
    this.known = existsSync(file)
      ? (JSON.parse(readFileSync(file, "utf8")) as Record<string, InlineHashes>)
      : {};
    this.inputs = sha256(JSON.stringify([inline, named]));
  }

  /** @throws like `inlineBlocks` */
  of(html: string): InlineHashes {
    const key = sha256(this.inputs + html);
    return (this.current[key] ??= this.known[key] ?? inlineBlocks(html, this.inline, this.named));
  }

  /** Keeps the results of this build only. */
  save(): void {
    replaceFile(this.file, JSON.stringify(this.current));
  }
}
