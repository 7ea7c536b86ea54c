import { spawn } from "node:child_process";
import { join } from "node:path";
import { Refusal } from "./refusal";

interface Options {
  readonly cwd: string;
  readonly signal: AbortSignal;
  readonly stderr?: "inherit" | "ignore";
  /** What is undefined is taken out of the environment. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/** Runs a command that ends when this process ends or the signal is given; resolves with its code. */
export function runSupervised(
  command: readonly string[],
  { cwd, signal, stderr = "inherit", env = {} }: Options,
): Promise<number> {
  signal.throwIfAborted();
  const supervisor = spawn(process.execPath, [join(__dirname, "supervisor.mjs"), ...command], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["pipe", "inherit", stderr],
    // A group of its own: what kills the group of this process must leave the supervisor alive.
    detached: true,
  });
  const stop = () => supervisor.stdin.destroy();
  signal.addEventListener("abort", stop);
  return new Promise<number>((resolve, reject) => {
    supervisor.on("error", reject);
    supervisor.on("exit", (code) => {
      if (code !== null) return resolve(code);
      killGroup(supervisor.pid);
      reject(signal.aborted ? signal.reason : new Refusal("the build was killed. Run it again."));
    });
  }).finally(() => signal.removeEventListener("abort", stop));
}

/** The supervisor is gone; what it had started may not be. */
function killGroup(leader: number | undefined): void {
  try {
    if (leader) process.kill(-leader, "SIGKILL");
  } catch {
    // Nothing of it is left.
  }
}
