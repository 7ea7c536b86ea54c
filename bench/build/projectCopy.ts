import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];

/** A copy of the project as it stands, with its packages and without a build, for edits that cost nothing. */
export class ProjectCopy {
  readonly root = mkdtempSync(join(tmpdir(), "build-bench-"));

  constructor() {
    const files = execFileSync("git", list, { encoding: "utf8" }).split("\0");
    for (const file of files) if (file && existsSync(file)) cpSync(file, join(this.root, file));
    execFileSync("cp", ["-al", "node_modules", this.root]);
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
      if (!from.test(text)) throw new Error(`${file} holds nothing like ${from}`);
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
