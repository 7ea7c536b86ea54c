import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyProject } from "../../../tools/preview/copyProject";
import { placeOfCopy, plainEnvironment } from "./projectCopy";

/** The output of one build, and every file of public/ with its digest. */
export interface Build {
  readonly output: string;
  readonly files: Readonly<Record<string, string>>;
}

/** A copy of the project with the fixture content, which keeps its cache between builds. */
export class CachedProject {
  private constructor(private root: string) {}

  static create(): CachedProject {
    const root = placeOfCopy();
    copyProject(root, "__tests__/fixture/content");
    return new CachedProject(root);
  }

  path(file: string): string {
    return join(this.root, file);
  }

  move(): void {
    renameSync(this.root, `${this.root}-moved`);
    this.root = `${this.root}-moved`;
  }

  /** Continues in a copy of the folder; the original does not change. */
  copy(): void {
    cpSync(this.root, `${this.root}-copy`, { recursive: true });
    this.root = `${this.root}-copy`;
  }

  /** Changes the record beside the cache. */
  rewriteRecord(from: RegExp, to: string): void {
    const record = this.path(".cache/built-from.json");
    writeFileSync(record, readFileSync(record, "utf8").replace(from, to));
  }

  /** Builds from the existing cache; with `moment`, is killed when its output matches. */
  async build(environment: NodeJS.ProcessEnv = {}, moment?: RegExp): Promise<Build> {
    const child = spawn("node", ["--import", "tsx", "tools/site-build/main.ts"], {
      cwd: this.root,
      env: { ...plainEnvironment(), SITE_URL: "https://one.example", ...environment },
      detached: true,
    });
    let output = "";
    const collect = (bytes: Buffer) => {
      output += bytes.toString();
      if (moment?.test(output) && child.pid) process.kill(-child.pid, "SIGKILL");
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    const code = await new Promise((ended) => child.on("close", ended));
    if (code !== 0 && !moment) throw new Error(`The build failed:\n${output.slice(-6000)}`);
    if (code === 0 && moment) throw new Error(`The build ended before ${moment}:\n${output}`);
    return { output, files: moment ? {} : digests(this.path("public")) };
  }

  /** Builds without a cache. */
  async buildClean(environment?: NodeJS.ProcessEnv): Promise<Build> {
    for (const made of [".cache", "public"]) rmSync(this.path(made), { recursive: true });
    return this.build(environment);
  }
}

function digests(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const digest = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");
  return Object.fromEntries(files.sort().map((file) => [file.slice(folder.length), digest(file)]));
}
