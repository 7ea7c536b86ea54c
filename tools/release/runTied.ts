import { spawn } from "node:child_process";
import { join } from "node:path";
import { Refusal } from "./refusal";

/** Where and how a command runs. */
interface Circumstances {
  readonly cwd: string;
  readonly signal: AbortSignal;
  readonly errors?: "inherit" | "ignore";
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a command that ends when this process ends or the signal is given; resolves with its code. */
export function runTied(
  command: readonly string[],
  { cwd, signal, errors = "inherit", env = {} }: Circumstances,
): Promise<number> {
  signal.throwIfAborted();
  const child = spawn(process.execPath, [join(__dirname, "tied.mjs"), ...command], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["pipe", "inherit", errors],
    // A group of its own: what kills the group of this process must leave the watcher alive.
    detached: true,
  });
  const stop = () => child.stdin.destroy();
  signal.addEventListener("abort", stop);
  return new Promise<number>((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code) => {
      if (code !== null) return resolve(code);
      killGroup(child.pid);
      reject(signal.aborted ? signal.reason : endedFromOutside());
    });
  }).finally(() => signal.removeEventListener("abort", stop));
}

/** The watcher is gone; what it had started may not be. */
function killGroup(leader: number | undefined): void {
  try {
    if (leader) process.kill(-leader, "SIGKILL");
  } catch {
    // Nothing of it is left.
  }
}

function endedFromOutside(): Refusal {
  return new Refusal("the build was ended from outside. Run it again.");
}
