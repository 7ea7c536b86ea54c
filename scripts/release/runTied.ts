import { spawn } from "node:child_process";
import { join } from "node:path";

/** Runs a command that ends when this process ends or the signal is given; resolves with its code. */
export function runTied(
  command: readonly string[],
  cwd: string,
  signal: AbortSignal,
  errors: "inherit" | "ignore" = "inherit",
): Promise<number> {
  signal.throwIfAborted();
  const child = spawn(process.execPath, [join(__dirname, "tied.mjs"), ...command], {
    cwd,
    stdio: ["pipe", "inherit", errors],
  });
  const stop = () => child.stdin.destroy();
  signal.addEventListener("abort", stop);
  return new Promise<number>((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code) => resolve(code ?? 137));
  }).finally(() => signal.removeEventListener("abort", stop));
}
