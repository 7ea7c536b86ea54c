import type { Place } from "../../src/pipeline/places";
import type { Problem } from "../../src/pipeline/problems";

/** A problem of a file that is known from the context. */
export type Finding = Omit<Problem, "file">;

/** A finding at `place`. */
export const finding = (place: Place, rule: string, message: string): Finding => ({
  line: place.line,
  column: place.column,
  rule,
  message,
});
