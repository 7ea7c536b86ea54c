import { spawn, type ChildProcess } from "node:child_process";
import { cpSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { EditedFolder } from "./EditedFolder";

const port = Number(process.env.BROWSER_TEST_PORT ?? 9195);

/** Where the preview under test works; the first stays, so that the next start is warm. */
const site = ".preview-site/test";
const otherSite = ".preview-site/moved";

const preview = (ownPort: string) => [
  "--import",
  "tsx",
  "tools/preview/main.mjs",
  "--port",
  ownPort,
];

/** A live preview of a copy of the fixture content, which is edited through it. */
export class Preview extends EditedFolder {
  readonly address = `http://localhost:${port}/`;
  private server?: ChildProcess;
  private site = site;
  private said = "";

  /** @param command what is run, with the port that the preview is to have */
  constructor(private readonly command = preview) {
    super(mkdtempSync(path.join(tmpdir(), "preview-")));
    cpSync("__tests__/fixture/content", this.folder, { recursive: true });
  }

  /** Starts the command and waits until the preview serves. */
  async start(): Promise<void> {
    this.said = "";
    const env = { ...process.env, PREVIEW_SITE: this.site, PREVIEW_CONTENT: this.folder };
    const args = this.command(String(port));
    // In a group of its own, so that its processes can be told from others.
    this.server = spawn(process.execPath, args, { env, stdio: "pipe", detached: true });
    await new Promise<void>((done, fail) => {
      const hear = (chunk: Buffer) => {
        this.said += String(chunk);
        if (this.said.includes("You can now view")) done();
      };
      this.server?.stdout?.on("data", hear);
      this.server?.stderr?.on("data", hear);
      this.server?.once("exit", () => fail(new Error(this.said.slice(-2000))));
    });
  }

  /** What has stood in the terminal since the last start. */
  get terminal(): string {
    return this.said;
  }

  /** The content as Gatsby reads it, past the check. */
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

  /** Presses Ctrl+C, which all processes of the command hear. */
  interrupt(): void {
    process.kill(this.group, "SIGINT");
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

  /** Moves the folder of the preview, with all that Gatsby keeps there. */
  move(): void {
    rmSync(otherSite, { recursive: true, force: true });
    renameSync(site, otherSite);
    this.site = otherSite;
  }

  forget(): void {
    rmSync(otherSite, { recursive: true, force: true });
    rmSync(this.folder, { recursive: true });
  }
}
