import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { typeOf } from "../../../src/model/contentTypes";
import { normalForm } from "../../../tools/content/fix/normalForm";
import { filesIn } from "../../../tools/lib/files";

/** The files of a folder, by their path, in base64. */
type Files = Record<string, string>;

const source = "__tests__/fixture/content";

/** The content files of a folder. Texts have the editor's own form, so that saving changes nothing else. */
function filesBelow(folder: string): Files {
  return Object.fromEntries(
    filesIn(folder).map((file) => {
      const bytes = readFileSync(path.join(folder, file));
      const type = typeOf(file)?.type;
      const formed = type ? Buffer.from(normalForm(type, bytes.toString())) : bytes;
      return [path.posix.join(path.basename(folder), file), formed.toString("base64")];
    }),
  );
}

/** Every content file at the start of the tests. */
export const original = filesBelow(source);

export const wordsOf = (files: Files, file: string) =>
  Buffer.from(files[file] ?? "", "base64").toString("utf8");

/**
 * The folder that the page's file picker returns: the browser's private file system, with copies of
 * the content.
 */
export class EditorFolder {
  constructor(private readonly page: Page) {}

  async fill(): Promise<void> {
    await this.page.addInitScript(() => {
      const give = async () => (await navigator.storage.getDirectory()).getDirectoryHandle("copy");
      Object.assign(window, { showDirectoryPicker: give });
    });
    // A page of the same origin without scripts.
    await this.page.goto("/config.json");
    await this.page.evaluate(async (files) => {
      const root = await navigator.storage.getDirectory();
      const copy = await root.getDirectoryHandle("copy", { create: true });
      await copy.getDirectoryHandle(".git", { create: true });
      for (const [file, base64] of Object.entries(files)) {
        const folders = file.split("/");
        const name = folders.pop() ?? "";
        let folder = copy;
        for (const next of folders)
          folder = await folder.getDirectoryHandle(next, { create: true });
        const handle = await folder.getFileHandle(name, { create: true });
        const stream = await handle.createWritable();
        await stream.write(Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0)));
        await stream.close();
      }
    }, original);
  }

  /** Reads the folder; fails if a file is just being written. */
  read(): Promise<Files> {
    return this.page.evaluate(async () => {
      const files: Record<string, string> = {};
      // Missing in TypeScript's DOM types.
      type Folder = FileSystemDirectoryHandle & {
        entries(): AsyncIterable<[string, FileSystemHandle]>;
      };
      async function readFolder(folder: Folder, prefix: string) {
        for await (const [name, handle] of folder.entries()) {
          if (handle.kind === "directory") {
            await readFolder(handle as Folder, `${prefix}${name}/`);
            continue;
          }
          // The browser writes to a temporary file beside it first.
          if (name.endsWith(".crswap")) continue;
          const file = await (handle as FileSystemFileHandle).getFile();
          const bytes = new Uint8Array(await file.arrayBuffer());
          files[prefix + name] = btoa(
            Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""),
          );
        }
      }
      const root = await navigator.storage.getDirectory();
      await readFolder((await root.getDirectoryHandle("copy")) as Folder, "");
      return files;
    });
  }
}

/** The problems that the content check finds in `files`. */
export function checked(files: Files): readonly string[] {
  const folder = mkdtempSync(path.join(tmpdir(), "edited-"));
  try {
    for (const [file, base64] of Object.entries(files)) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(folder, file), Buffer.from(base64, "base64"));
    }
    const check = ["--import", "tsx", "tools/content/check/main.ts"];
    const args = [...check, path.join(folder, path.basename(source))];
    const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
    const problem = /:\d+:\d+ (?!hint )/;
    return (stdout + stderr).split("\n").filter((line) => problem.test(line));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
