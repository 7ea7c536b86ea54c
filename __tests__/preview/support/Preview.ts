import { spawn, type ChildProcess } from "node:child_process";
import { cpSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test, type Page } from "@playwright/test";
import { EditedFolder } from "./EditedFolder";

const port = Number(process.env.BROWSER_TEST_PORT ?? 9195);

/** The folder of the preview under test; the first one is kept, so that the next start is warm. */
const site = ".preview-site/test";
const otherSite = ".preview-site/moved";

/** A live preview of a copy of the fixture content, which is edited through it. */
export class Preview extends EditedFolder {
  readonly address = `http://127.0.0.1:${port}/`;
  private server?: ChildProcess;
  private site = site;
  private output = "";

  private readonly options: readonly string[];

  /** @param options options of the command, except its port */
  constructor(...options: string[]) {
    super(`${mkdtempSync(path.join(tmpdir(), "preview-"))}/content`);
    this.options = options;
    cpSync("__tests__/fixture/content", this.folder, { recursive: true });
  }

  /** Starts the command and waits until the preview serves. */
  async start(): Promise<void> {
    this.output = "";
    const env = { ...process.env, PREVIEW_SITE: this.site, PREVIEW_CONTENT: this.folder };
    const command = ["--import", "tsx", "tools/preview/main.ts", "--port", String(port)];
    // In its own process group, so that the tests can find all its processes.
    this.server = spawn(process.execPath, [...command, ...this.options], {
      env,
      stdio: "pipe",
      detached: true,
    });
    await new Promise<void>((done, fail) => {
      const hear = (chunk: Buffer) => {
        this.output += String(chunk);
        // With a space: the command quotes these words before Gatsby prints them.
        if (this.output.includes("You can now view ")) done();
      };
      this.server?.stdout?.on("data", hear);
      this.server?.stderr?.on("data", hear);
      this.server?.once("exit", () => fail(new Error(this.output.slice(-2000))));
    });
  }

  /** The terminal output since the last start. */
  get terminal(): string {
    return this.output;
  }

  /** The content as Gatsby reads it, after the check. */
  get shown(): EditedFolder {
    return new EditedFolder(`${this.site}/content`);
  }

  get isRunning(): boolean {
    return this.server?.exitCode === null && this.server.signalCode === null;
  }

  async stop(): Promise<void> {
    const ended = new Promise((done) => this.server?.once("exit", done));
    this.server?.kill("SIGTERM");
    if (this.isRunning) await ended;
  }

  /** Presses Ctrl+C, which reaches all processes of the command. */
  interrupt(): void {
    process.kill(this.group, "SIGINT");
  }

  /** Kills the first process without giving it time to end the others. */
  kill(): void {
    this.server?.kill("SIGKILL");
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

  /** Moves the preview's folder, with Gatsby's caches. */
  move(): void {
    rmSync(otherSite, { recursive: true, force: true });
    renameSync(site, otherSite);
    this.site = otherSite;
  }

  moveContentAway(): void {
    renameSync(this.folder, `${this.folder}-away`);
  }

  putContentBack(): void {
    renameSync(`${this.folder}-away`, this.folder);
  }

  forget(): void {
    rmSync(otherSite, { recursive: true, force: true });
    rmSync(path.dirname(this.folder), { recursive: true });
  }
}

/** A preview that runs during the tests of one file, which share it in their order. */
export function sharedPreview(): Preview {
  const preview = new Preview();
  test.describe.configure({ mode: "serial" });
  test.beforeAll(() => preview.start());
  test.afterAll(async () => {
    await preview.stop();
    preview.forget();
  });
  return preview;
}

export const title = (page: Page) => page.getByRole("heading", { level: 1 });

/** The panel that names mistakes. */
export const panel = (page: Page) => page.getByRole("alert").filter({ hasText: "Not shown yet" });
