import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** A folder of content that somebody works in. */
export class EditedFolder {
  constructor(protected readonly folder: string) {}

  private path(file: string): string {
    return path.join(this.folder, file);
  }

  replace(file: string, from: string, to: string): void {
    const words = readFileSync(this.path(file), "utf8");
    if (!words.includes(from)) throw new Error(`${file} holds no ${from}`);
    writeFileSync(this.path(file), words.replace(from, to));
  }

  rename(from: string, to: string): void {
    renameSync(this.path(from), this.path(to));
  }

  copy(from: string, to: string): void {
    cpSync(this.path(from), this.path(to));
  }

  remove(file: string): void {
    rmSync(this.path(file));
  }
}
