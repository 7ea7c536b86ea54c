import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, renameSync } from "node:fs";
import { join, resolve } from "node:path";
import { checkContent } from "../../../tools/content/check/checkContent";
import { diskSource } from "../../../tools/content/check/read/contentSource";
import { copyProject } from "../../support/copyProject";
import { formatProblem } from "../../../src/model/problems";
import { type Tree, writeTree } from "../../support/edits/contentFiles";
import { temporaryFolder } from "../../support/temporaryFolder";

/** The environment of this process, without variables that Jest sets and a build must not see. */
export const plainEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:NODE_ENV|JEST_WORKER_ID)$/.test(name)),
  );

/** Clones the committed state into a new folder, with the packages and stored pictures of `source`. */
export function cloneProject(name: string, source = process.cwd()): string {
  const clone = join(temporaryFolder(), name);
  execFileSync("git", ["clone", "--quiet", process.cwd(), clone]);
  // Copied file by file: the bundler resolves a linked folder and puts its path into chunk names.
  execFileSync("cp", ["-al", join(source, "node_modules"), clone]);
  return clone;
}

/** An absolute path for a copy of the project, inside the project, where Node finds its packages. */
function placeOfCopy(): string {
  const parent = resolve(".copies");
  mkdirSync(parent, { recursive: true });
  return join(temporaryFolder(parent), "project");
}

/** A copy of the project in which any content is built from a clean state. */
export class ProjectCopy {
  private readonly root = placeOfCopy();

  constructor() {
    copyProject(this.root, "content");
  }

  /** Replaces the content of the copy by `tree` and resolves with the problems that the check finds. */
  async check(tree: Tree): Promise<string[]> {
    const content = join(this.root, "content");
    writeTree(content, tree);
    return (await checkContent(diskSource(content))).problems.map(formatProblem);
  }

  /** Builds the content that was checked last, whatever the check found; returns the folder of the built site. */
  build(name: string): string {
    const command = ["--import", "tsx", "tools/site/finish/main.ts"];
    const options = { cwd: this.root, env: plainEnvironment(), encoding: "utf8" } as const;
    const { status, stdout, stderr } = spawnSync("node", command, options);
    if (status !== 0) throw new Error(`${name} does not build:\n${stdout.slice(-6000)}\n${stderr}`);
    const built = join(this.root, `built-${name}`);
    renameSync(join(this.root, "public"), built);
    return built;
  }
}
