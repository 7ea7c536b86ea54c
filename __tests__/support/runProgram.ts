import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** What Node imports to run a program of this project. */
export const tsx = pathToFileURL(require.resolve("tsx")).href;

/** The arguments with which Node runs a program of this project. */
export const programOf = (file: string, words: readonly string[]) =>
  ["--import", tsx, resolve(file), ...words] as const;

/** Runs a program of this project in a folder, and waits for its end. */
export const runProgram = (file: string, words: readonly string[] = [], cwd = ".", env = {}) =>
  spawnSync(process.execPath, programOf(file, words), {
    cwd,
    encoding: "utf8",
    env: { ...process.env, ...env },
  });
