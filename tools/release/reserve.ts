import { existsSync, rmSync, writeFileSync } from "node:fs";
import type { Places } from "./places";

/** Room for a lock, a history, a link and some entries of folders. */
const size = 256 * 1024;

/** Keeps some space for the day when the disk is full and one has to go back. */
export function keepReserve({ reserve }: Places): void {
  if (existsSync(reserve)) return;
  try {
    writeFileSync(reserve, Buffer.alloc(size));
  } catch {
    // A part of it is no use, and it is needed by no one today.
    rmSync(reserve, { force: true });
  }
}

/** Gives the space back to the disk. */
export function spendReserve({ reserve }: Places): void {
  rmSync(reserve, { force: true });
}
