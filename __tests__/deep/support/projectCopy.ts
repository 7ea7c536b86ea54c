import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { checkContent } from "../../../tools/content-check/checkContent";
import { diskSource } from "../../../tools/content-check/contentSource";
import { formatProblem } from "../../../src/model/problems";
import type { Tree } from "../../support/contentTree";
import { temporaryFolder } from "../../support/temporaryFolder";

/** Every file of the project but its content, as it stands now. */
export function projectFiles(): string[] {
  const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const names = execFileSync("git", list, { encoding: "utf8" }).split("\0");
  return names.filter((name) => name && !name.startsWith("content/") && existsSync(name));
}

/** Settings of the system without those that tests have and builds have not. */
export const plainEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:NODE_ENV|JEST_WORKER_ID)$/.test(name)),
  );

/** A copy of the project in which any content is built from a clean state. */
export class ProjectCopy {
  private readonly root = join(temporaryFolder(), "project");

  constructor() {
    mkdirSync(this.root);
    for (const file of projectFiles()) cpSync(file, join(this.root, file));
    execFileSync("cp", ["-al", join(process.cwd(), "node_modules"), this.root]);
  }

  /** Puts `tree` in the place of content/ and resolves with what the check says of it. */
  async check(tree: Tree): Promise<string[]> {
    const content = join(this.root, "content");
    rmSync(content, { recursive: true, force: true });
    for (const [file, bytes] of tree) {
      mkdirSync(dirname(join(content, file)), { recursive: true });
      writeFileSync(join(content, file), bytes);
    }
    return (await checkContent(diskSource(content))).problems.map(formatProblem);
  }

  /** Builds what was checked last; returns the folder of the built site. */
  build(name: string): string {
    this.forget();
    const options = { cwd: this.root, env: plainEnvironment(), encoding: "utf8" } as const;
    const { status, stdout, stderr } = spawnSync(
      "node",
      ["tools/site-build/gatsby.mjs", "build"],
      options,
    );
    if (status !== 0) throw new Error(`${name} does not build:\n${stdout.slice(-6000)}\n${stderr}`);
    const built = join(this.root, `built-${name}`);
    renameSync(join(this.root, "public"), built);
    return built;
  }

  /** Removes what the last build left, but for the bundles: they depend on no content. */
  private forget() {
    const caches = join(this.root, ".cache");
    const names = existsSync(caches)
      ? readdirSync(caches).filter((name) => name !== "webpack")
      : [];
    const left = [...names.map((name) => join(".cache", name)), "public"];
    for (const path of left) rmSync(join(this.root, path), { recursive: true, force: true });
  }
}
