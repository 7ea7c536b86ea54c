import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isPrivate } from "../headers/addresses";
import { publishedFiles } from "./releases";

/** wrangler has its own lockfile, because only this command needs it. */
const uploader = join(__dirname, "wrangler");

/** Returns the files for the edge host: its two settings, but no compressed copies. */
export const edgeFiles = (site: string): readonly string[] =>
  publishedFiles(site).filter(
    (file) => !isPrivate(`/${file}`) || /^_(headers|redirects)$/.test(file),
  );

/** Uploads a built site to Cloudflare Pages, which publishes it atomically; returns a sentence for the operator. */
export function uploadToEdge(site: string, project: string): string {
  const folder = mkdtempSync(join(tmpdir(), "ileru-edge-"));
  try {
    for (const file of edgeFiles(site)) cpSync(join(site, file), join(folder, file));
    run("npm", ["ci", "--ignore-scripts", "--loglevel=error", "--no-audit", "--no-fund"]);
    // Visitors get the branch main.
    const target = ["--project-name", project, "--branch", "main", "--commit-dirty"];
    run("node_modules/.bin/wrangler", ["pages", "deploy", folder, ...target]);
    return `Published on Cloudflare Pages, project ${project}.`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs a command in the uploader's folder, where wrangler finds no settings and functions to publish. */
function run(command: string, args: readonly string[]): void {
  const env = { ...process.env, WRANGLER_SEND_METRICS: "false" };
  const { status } = spawnSync(command, args, { cwd: uploader, stdio: "inherit", env });
  if (status !== 0) throw new Error(`${command} ended with ${status}; see its messages above.`);
}
