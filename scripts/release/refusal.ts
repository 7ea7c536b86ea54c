import { systemCode } from "../systemCode";

/** An end that was foreseen: its message says what happened and what to do, and needs no stack. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}

/** What to tell the operator of an error that ended a release. */
export function explain(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  if (systemCode(error) === "ENOSPC") {
    return "the disk is full. Free some space (a release needs about 2 GB while it builds), then run it again.";
  }
  return error instanceof Error ? error.message : String(error);
}
