import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../../support/temporaryFolder";
import { plainEnvironment, projectFiles } from "./projectCopy";

/** What one build said and made: every file of public/ with its digest. */
export interface Build {
  readonly said: string;
  readonly files: Readonly<Record<string, string>>;
}

/** A copy of the project with the content of the fixture, which keeps its cache between builds. */
export class CachedProject {
  private constructor(private root: string) {}

  static create(): CachedProject {
    const root = join(temporaryFolder(), "project");
    mkdirSync(root);
    for (const file of projectFiles()) cpSync(file, join(root, file));
    cpSync("__tests__/fixture/content", `${root}/content`, { recursive: true });
    execFileSync("cp", ["-al", join(process.cwd(), "node_modules"), root]);
    return new CachedProject(root);
  }

  path(file: string): string {
    return join(this.root, file);
  }

  move(): void {
    renameSync(this.root, `${this.root}-moved`);
    this.root = `${this.root}-moved`;
  }

  /** Goes on in a copy of the project; what was there stays. */
  copy(): void {
    execFileSync("cp", ["-al", this.root, `${this.root}-copy`]);
    for (const made of [".cache", "public"]) {
      rmSync(join(`${this.root}-copy`, made), { recursive: true });
      cpSync(this.path(made), join(`${this.root}-copy`, made), { recursive: true });
    }
    this.root = `${this.root}-copy`;
  }

  /** Makes the record beside the cache say something else. */
  rewriteRecord(from: RegExp, to: string): void {
    const record = this.path(".cache/built-from.json");
    writeFileSync(record, readFileSync(record, "utf8").replace(from, to));
  }

  /** Builds from the cache that is there; with `moment`, is killed when its output matches. */
  async build(environment: NodeJS.ProcessEnv = {}, moment?: RegExp): Promise<Build> {
    const child = spawn("node", ["--import", "tsx", "tools/site-build/main.mjs"], {
      cwd: this.root,
      env: { ...plainEnvironment(), SITE_URL: "https://one.example", ...environment },
      detached: true,
    });
    let said = "";
    const hear = (bytes: Buffer) => {
      said += bytes.toString();
      if (moment?.test(said) && child.pid) process.kill(-child.pid, "SIGKILL");
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    const code = await new Promise((ended) => child.on("close", ended));
    if (code !== 0 && !moment) throw new Error(`The build failed:\n${said.slice(-6000)}`);
    if (code === 0 && moment) throw new Error(`The build ended before ${moment}:\n${said}`);
    return { said, files: moment ? {} : digests(this.path("public")) };
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
