import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** A content folder that the tests edit. */
export class EditedFolder {
  constructor(protected readonly folder: string) {}

  private path(file: string): string {
    return path.join(this.folder, file);
  }

  replace(file: string, from: string, to: string): void {
    writeFileSync(this.path(file), this.replaced(file, from, to));
  }

  /** Saves as most editors and `sed -i` do: writes another file, then renames it. */
  replaceAtomically(file: string, from: string, to: string): void {
    const text = this.replaced(file, from, to);
    const partial = path.join(path.dirname(this.folder), "partial");
    writeFileSync(partial, text);
    renameSync(partial, this.path(file));
  }

  private replaced(file: string, from: string, to: string): string {
    const text = readFileSync(this.path(file), "utf8");
    if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
    return text.replace(from, to);
  }

  rename(from: string, to: string): void {
    renameSync(this.path(from), this.path(to));
  }

  copy(from: string, to: string): void {
    cpSync(this.path(from), this.path(to), { recursive: true });
  }

  remove(file: string): void {
    rmSync(this.path(file), { recursive: true });
  }

  git(...words: string[]): void {
    const identity = ["-c", "user.name=Editor", "-c", "user.email=editor@site.example"];
    execFileSync("git", [...identity, ...words], { cwd: path.dirname(this.folder), stdio: "pipe" });
  }
}
