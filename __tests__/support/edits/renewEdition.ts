import { checkContent } from "../../../tools/content/check/checkContent";
import { memorySource } from "../contentTree";
import type { Tree } from "./contentFiles";

const card = "site/leak-card.yml";

/** Writes the edition of the leak card that the check asks for, as an editor does after changing its words. */
export async function renewEdition(tree: Tree): Promise<void> {
  const { problems } = await checkContent(memorySource(tree));
  const asked = problems.find(({ ruleId }) => ruleId === "edition");
  const [, edition] = /write (\S+ \S+)$/.exec(asked?.reason ?? "") ?? [];
  if (!edition) return;
  const text = tree.get(card)?.toString("utf8") ?? "";
  tree.set(card, Buffer.from(text.replace(/^edition: .*$/m, `edition: ${edition}`)));
}
