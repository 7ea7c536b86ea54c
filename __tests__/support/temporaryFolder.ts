import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const made: string[] = [];

afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** An empty folder that is removed when the test file ends; other users may read it, such as nginx. */
export function temporaryFolder(parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, "ileru-"));
  chmodSync(folder, 0o755);
  made.push(folder);
  return folder;
}

/** Writes files by their path below the folder. */
export function writeFiles(folder: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [path, text] of Object.entries(files)) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}
