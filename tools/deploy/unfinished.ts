import { formatProblem } from "../../src/model/problems";
import { checkContent } from "../content/check/checkContent";
import { diskSource } from "../content/check/read/contentSource";

/**
 * Prints the open questions and the placeholders of the content, each with its place.
 * @returns the number of placeholders
 */
export async function printUnfinished(content = "content"): Promise<number> {
  const { problems } = await checkContent(diskSource(content), { isLaunch: true });
  const [questions, placeholders] = ["question", "placeholder"].map((rule) =>
    problems.filter(({ ruleId }) => ruleId === rule),
  );
  // Placeholders stop a deploy, so they come last, where they are seen.
  for (const problem of [...(questions ?? []), ...(placeholders ?? [])])
    console.warn(formatProblem(problem));
  return placeholders?.length ?? 0;
}
