import type { Element, Root, Text } from "hast";
import type { Node } from "gatsby";
import type { ResolverContext } from "./derived";

interface CompanyNode extends Node {
  name: string;
  telephone: string;
  email: string;
  serviceArea: string;
  address: { locality: string; region: string; country: string };
}

type Replacement = Text | Element;

const plain = (value: string): Text => ({ type: "text", value });

const anchor = (href: string, label: string): Element => ({
  type: "element",
  tagName: "a",
  properties: { href },
  children: [plain(label)],
});

/** The words in braces that a document may use; the company's data stands in one file only. */
const tokens: Readonly<Record<string, (company: CompanyNode) => Replacement>> = {
  "company.name": ({ name }) => plain(name),
  "company.phone": ({ telephone }) => anchor(`tel:${telephone.replaceAll(" ", "")}`, telephone),
  "company.email": ({ email }) => anchor(`mailto:${email}`, email),
  "company.address": ({ address }) =>
    plain([address.locality, address.region, address.country].join(", ")),
  "company.serviceArea": ({ serviceArea }) => plain(serviceArea),
};

/** The names that may stand in braces in Markdown text. */
export const tokenNames: readonly string[] = Object.keys(tokens);

const split = (value: string, company: CompanyNode): Replacement[] =>
  value
    .split(/\{([a-z]+\.[a-zA-Z]+)\}/)
    .map((part, index) => (index % 2 === 1 ? tokens[part]?.(company) : undefined) ?? plain(part))
    .filter((part) => part.type !== "text" || part.value !== "");

function replaceIn(branch: Root | Element, company: CompanyNode) {
  const children: readonly Root["children"][number][] = branch.children;
  branch.children = children.flatMap((child): Root["children"] => {
    if (child.type === "text") return split(child.value, company);
    if (child.type === "element") replaceIn(child, company);
    return [child];
  }) as Element["children"];
}

/** Puts the company's data in place of tokens such as `{company.phone}`. Changes and returns `tree`. */
export async function companyTokens(tree: Root, context: ResolverContext): Promise<Root> {
  const company = await context.nodeModel.findOne<CompanyNode>({ type: "SiteCompany", query: {} });
  if (!company) throw new Error("content/site/company.yml is missing");
  replaceIn(tree, company);
  return tree;
}
