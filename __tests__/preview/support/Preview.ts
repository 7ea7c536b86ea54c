import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copyProject } from "../../support/copyProject";
import { fixtureContent } from "../../support/fixture/fixtureContent";

export const port = Number(process.env.BROWSER_TEST_PORT ?? 9195);

/** A live preview, with the forms, of a copy of the project with the fixture content, which the tests edit. */
export class Preview {
  readonly address = `http://127.0.0.1:${port}/`;
  readonly forms = `http://127.0.0.1:${port + 1}/`;
  private readonly site = ".copies/preview";
  private readonly folder = `${this.site}/content`;
  private server?: ChildProcess;

  constructor() {
    copyProject(this.site, fixtureContent);
  }

  private path = (file: string) => path.join(this.folder, file);

  /** Starts the command and waits until the preview serves. */
  async start(): Promise<void> {
    let output = "";
    const ports = ["--port", String(port), "--forms-port", String(port + 1)];
    const command = ["--import", "tsx", "tools/preview/main.ts", "--forms", ...ports];
    // In its own process group, so that the tests can find all its processes.
    this.server = spawn(process.execPath, command, {
      cwd: this.site,
      stdio: "pipe",
      detached: true,
    });
    await new Promise<void>((done, fail) => {
      const hear = (chunk: Buffer) => {
        output += String(chunk);
        // With a space: the command quotes these words before Gatsby prints them.
        if (output.includes("You can now view ")) done();
      };
      this.server?.stdout?.on("data", hear);
      this.server?.stderr?.on("data", hear);
      this.server?.once("exit", () => fail(new Error(output.slice(-2000))));
    });
  }

  /** Sends a signal to all processes of the command, as Ctrl+C does, or kills the first one. */
  signal(name: "SIGINT" | "SIGKILL"): void {
    if (name === "SIGINT") process.kill(this.group, name);
    else this.server?.kill(name);
  }

  /** Whether any process of the command is left. */
  get hasProcess(): boolean {
    try {
      return process.kill(this.group, 0);
    } catch {
      return false;
    }
  }

  private get group(): number {
    return -(this.server?.pid ?? Number.NaN);
  }

  private write(to: string, file: string, from: string, text: string): void {
    const old = readFileSync(this.path(file), "utf8");
    if (!old.includes(from)) throw new Error(`${file} does not contain ${from}`);
    writeFileSync(to, old.replace(from, text));
  }

  /** Saves in place, as VS Code does. */
  save = (file: string, from: string, to: string) => this.write(this.path(file), file, from, to);

  /** Saves as Vim and `sed -i` do: writes another file, then renames it. */
  replace(file: string, from: string, to: string): void {
    const partial = `${this.folder}-partial`;
    this.write(partial, file, from, to);
    renameSync(partial, this.path(file));
  }

  rename = (from: string, to: string) => renameSync(this.path(from), this.path(to));
  copy = (from: string, to: string) => cpSync(this.path(from), this.path(to), { recursive: true });
  remove = (file: string) => rmSync(this.path(file), { recursive: true });

  git(...words: string[]): void {
    const identity = ["-c", "user.name=Editor", "-c", "user.email=editor@site.example"];
    execFileSync("git", [...identity, ...words], { cwd: this.site, stdio: "pipe" });
  }

  forget(): void {
    if (this.hasProcess) process.kill(this.group, "SIGKILL");
    rmSync(this.site, { recursive: true });
  }
}
