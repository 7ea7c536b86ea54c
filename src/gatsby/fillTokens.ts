import type { ResolverContext, ResolverInfo } from "./resolvers";
import { fillSentence } from "../model/tokens";
import { currentValues } from "./currentValues";

/** The field extension `@fillTokens`: fills in the tokens of a sentence, or of a list of sentences. */
export const fillTokens = {
  name: "fillTokens",
  extend: () => ({
    async resolve(
      source: Record<string, unknown>,
      _args: object,
      context: ResolverContext,
      { fieldName }: ResolverInfo,
    ) {
      const written = source[fieldName];
      if (written === undefined || written === null) return written;
      const values = await currentValues(context);
      return Array.isArray(written)
        ? written.map((sentence) => fillSentence(String(sentence), values))
        : fillSentence(String(written), values);
    },
  }),
};
