import { systemCode } from "../serve/systemCode";

/** An end that was foreseen: its message says what happened and what to do, and needs no stack. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}

/** What to do about a full disk. */
export const spaceNeeded =
  "Free some space (a release needs about 2 GB while it builds, going back almost none), " +
  "then run it again.";

/** What to tell the operator of an error that ended a release. */
export function explain(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  if (systemCode(error) === "ENOSPC") {
    return `the disk is full. ${spaceNeeded}`;
  }
  return error instanceof Error ? error.message : String(error);
}
