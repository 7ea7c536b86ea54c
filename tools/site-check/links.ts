import type { Reference } from "./references";
import { type Context, problemWith } from "./resolveReference";

/** Every address that a site names, by the file that names it. */
export type Named = ReadonlyMap<string, readonly Reference[]>;

/** The addresses that do not lead where they should. */
export function linkProblems(named: Named, context: Omit<Context, "file">): readonly string[] {
  return [...named].flatMap(([file, references]) =>
    references.flatMap((reference) => {
      const problem = problemWith(reference, { ...context, file });
      return problem ? [`${file}:${reference.line} link: ${problem}`] : [];
    }),
  );
}
