import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";
import { systemCode } from "../serve/systemCode";

/** Which process holds a lock: a number alone would be mistaken once the system reuses it. */
export interface Owner {
  readonly pid: number;
  readonly host: string;
  /** Containers may share the name of their host, and then count their processes apart. */
  readonly namespace: string;
  readonly started: string;
}

/** This process. */
export function thisProcess(): Owner {
  const { pid } = process;
  return { pid, host: hostname(), namespace: ownNamespace(), started: startOf(pid) };
}

/** Reads an owner back; undefined when the text is torn or says something else. */
export function ownerIn(text: string): Owner | undefined {
  try {
    const { pid, host, namespace, started } = JSON.parse(text) as Partial<Owner>;
    const isWhole = pid !== undefined && pid > 0 && host !== undefined && started !== undefined;
    return isWhole ? { pid, host, namespace: namespace ?? "", started } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the process that the owner describes is still running; one that is out of sight may be. */
export function isRunning({ pid, host, namespace, started }: Owner): boolean {
  if (host !== hostname() || namespace !== ownNamespace()) return true;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, and belongs to someone else.
    if (systemCode(error) !== "EPERM") return false;
  }
  return startOf(pid) === started;
}

/** Boot and tick at which a process began; "" where the system has no /proc. */
function startOf(pid: number): string {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name in parentheses may hold spaces; the fields after it do not.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    // Dead, and only waiting for its parent to take note of it.
    if (fields[0] === "Z" || fields[0] === "X") return "ended";
    return `${boot} ${fields[19]}`;
  } catch {
    return "";
  }
}

function ownNamespace(): string {
  try {
    return readlinkSync("/proc/self/ns/pid");
  } catch {
    return "";
  }
}
