import { spawnSync } from "node:child_process";

/** The cost of a command, in seconds. */
export interface Cost {
  readonly wall: number;
  /** CPU time of all processes that the command waited for. */
  readonly cpu: number;
}

/**
 * Runs a command whose arguments have no blanks; if it fails, stops the benchmark and prints its
 * output.
 */
export function measured(folder: string, command: string): Cost {
  const script = `TIMEFORMAT="%R %U %S"; time ${command} > bench.log 2>&1`;
  const { status, stderr } = spawnSync("bash", ["-c", script], { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(`"${command}" failed; see bench.log in ${folder}`);
  const [wall = NaN, user = NaN, system = NaN] = stderr.trim().split(" ").map(Number);
  return { wall, cpu: user + system };
}
