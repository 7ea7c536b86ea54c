import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The address, the number of connections and the duration. */
export interface Load {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** The result; times in ms. */
export interface Outcome {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Connections that failed or timed out. */
  readonly failed: number;
  /** Responses with a status of 400 or above. */
  readonly refused: number;
}

/** Loads a server with wrk, from two threads. */
export async function load({ url, connections, seconds, headers }: Load): Promise<Outcome> {
  const lines = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const counts = ["-t2", `-c${connections}`, `-d${seconds}s`, "--timeout", "10s", "--latency"];
  const { stdout } = await run("wrk", [...counts, ...lines, url]);
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0);
  const errors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(
    stdout,
  );
  return {
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p50: milliseconds(/50%\s+([\d.]+)(us|ms|s)/.exec(stdout)),
    p99: milliseconds(/99%\s+([\d.]+)(us|ms|s)/.exec(stdout)),
    failed: (errors?.slice(1) ?? []).reduce((sum, count) => sum + Number(count), 0),
    refused: number(/Non-2xx or 3xx responses: (\d+)/),
  };
}

function milliseconds(found: RegExpExecArray | null): number {
  const factor = { us: 0.001, ms: 1, s: 1000 }[found?.[2] ?? "ms"] ?? 1;
  return Number(found?.[1] ?? 0) * factor;
}
