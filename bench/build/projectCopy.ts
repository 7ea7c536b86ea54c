import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { copyProject } from "../../tools/preview/copyProject";

const parent = resolve(".preview-site");

/** A copy of the project and its content without a build, which the benchmark edits. */
export class ProjectCopy {
  readonly root: string;

  constructor() {
    mkdirSync(parent, { recursive: true });
    this.root = mkdtempSync(join(parent, "bench-"));
    copyProject(this.root, "content");
  }

  path(file: string): string {
    return join(this.root, file);
  }

  /** The names in a folder of the content, sorted. */
  names(folder: string): string[] {
    return readdirSync(this.path(folder)).sort();
  }

  edit(file: string, ...changes: readonly (readonly [RegExp, string])[]): void {
    const path = this.path(file);
    let text = readFileSync(path, "utf8");
    for (const [from, to] of changes) {
      if (!from.test(text)) throw new Error(`${file} does not match ${from}`);
      text = text.replace(from, to);
    }
    writeFileSync(path, text);
  }

  forgetBuilds(): void {
    for (const made of [".cache", "public"])
      rmSync(this.path(made), { recursive: true, force: true });
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
