import { readFileSync } from "node:fs";
import { hostname } from "node:os";
import { systemCode } from "../systemCode";

/** Which process holds a lock: a number alone would be mistaken once the system reuses it. */
export interface Owner {
  readonly pid: number;
  readonly host: string;
  readonly started: string;
}

/** This process. */
export function thisProcess(): Owner {
  return { pid: process.pid, host: hostname(), started: startOf(process.pid) };
}

/** Whether the process that the owner describes is still running; another host's may be. */
export function isRunning({ pid, host, started }: Owner): boolean {
  if (host !== hostname()) return true;
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
    return `${boot} ${stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19]}`;
  } catch {
    return "";
  }
}
