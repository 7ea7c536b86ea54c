import { spawnSync } from "node:child_process";

/** What a command cost, in seconds. */
export interface Cost {
  readonly wall: number;
  /** Of all processes that the command waited for. */
  readonly cpu: number;
}

/** Runs a command of words without blanks; a red one ends the measuring with what it printed. */
export function measured(folder: string, command: string): Cost {
  const script = `TIMEFORMAT="%R %U %S"; time ${command} > bench.log 2>&1`;
  const { status, stderr } = spawnSync("bash", ["-c", script], { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(`"${command}" is red; see bench.log in ${folder}`);
  const [wall = NaN, user = NaN, system = NaN] = stderr.trim().split(" ").map(Number);
  return { wall, cpu: user + system };
}
