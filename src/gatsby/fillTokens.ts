import { required } from "../lib/required";
import { fillSentence, tokenValues, type Company } from "../model/tokens";
import { singleNode, type Resolve, type ResolverContext } from "./resolvers";

/** The values of all tokens, read through the node model so that Gatsby re-runs a query when one changes. */
export const currentValues = async (context: ResolverContext) =>
  tokenValues(
    required(await singleNode<Company>("SiteCompany", context), "content/site/company.yml"),
    required(await singleNode<object>("SitePolicies", context), "content/site/policies.yml"),
  );

const resolve: Resolve = async (source, _args, context, { fieldName }) => {
  const written = source[fieldName];
  if (written === undefined || written === null) return written;
  const values = await currentValues(context);
  return Array.isArray(written)
    ? written.map((sentence) => fillSentence(String(sentence), values))
    : fillSentence(String(written), values);
};

/** The field extension `@fillTokens`: fills in the tokens of a sentence, or of a list of sentences. */
export const fillTokens = { name: "fillTokens", extend: () => ({ resolve }) };
