import { execFileSync, type SpawnSyncReturns } from "node:child_process";
import { systemCode } from "../serve/systemCode";
import { Refusal } from "./refusal";

/** Runs git in a folder and returns what it prints; refuses with git's own message. */
export function git(
  folder: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): string {
  try {
    return execFileSync("git", args, {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
      maxBuffer: 1e9,
    }).trimEnd();
  } catch (error) {
    if (systemCode(error) === "ENOENT") {
      throw new Refusal("git was not found. Install it or put it on PATH, then run it again.");
    }
    const { stderr, message } = error as SpawnSyncReturns<string> & Error;
    throw new Refusal(`git ${args[0]} failed: ${stderr.trim() || message}`);
  }
}
