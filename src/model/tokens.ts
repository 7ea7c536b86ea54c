import type { Element, Root, Text } from "hast";
import { z } from "zod";
import { localNumber, telephoneLink } from "../lib/contactLinks";
import type { FieldsOf } from "./contentType";
import { siteCompany } from "./types/siteCompany";
import { sitePolicies } from "./types/sitePolicies";

/** The fields of content/site/company.yml that tokens show. */
export type Company = Pick<
  FieldsOf<typeof siteCompany>,
  "name" | "telephone" | "email" | "serviceArea" | "address" | "registration"
>;

/** The values of tokens, each with its URL if it is a link. */
type TokenValues = Record<string, { text: string; href?: string }>;

const companyTokens: Readonly<Record<string, (company: Company) => TokenValues[string]>> = {
  "company.name": ({ name }) => ({ text: name }),
  "company.phone": ({ telephone }) => ({
    text: localNumber(telephone),
    href: telephoneLink(telephone),
  }),
  "company.email": ({ email }) => ({ text: email, href: `mailto:${email}` }),
  "company.address": ({ address: { street, locality, region, country } }) => ({
    text: [street, locality, region, country].filter(Boolean).join(", "),
  }),
  "company.serviceArea": ({ serviceArea }) => ({ text: serviceArea }),
  "company.registeredName": ({ registration }) => ({ text: registration?.name ?? "" }),
  "company.registration": ({ registration }) => ({ text: registration?.number ?? "" }),
};

/** Any text for each required field of a company. */
const barest = (field: z.core.$ZodType): unknown =>
  field instanceof z.ZodObject
    ? Object.fromEntries(
        Object.entries(field.shape).flatMap(([name, inner]) =>
          inner instanceof z.ZodOptional ? [] : [[name, barest(inner)]],
        ),
      )
    : "–";

/**
 * Tokens of facts that may not be filled in yet: they are empty for a company with its required fields only. They work in
 * a list only: their item is then left out.
 */
export const optionalTokens: readonly string[] = Object.entries(companyTokens).flatMap(
  ([name, valueOf]) => (valueOf(barest(siteCompany.fields) as Company).text ? [] : [name]),
);

/** The token name of a field in content/site/policies.yml. */
export const policyToken = (field: string) => `policy.${field}`;

/** All token names: the company's data and the policy figures. */
export const tokenNames: readonly string[] = [
  ...Object.keys(companyTokens),
  ...Object.keys(sitePolicies.fields.shape).map(policyToken),
];

/** The values of all tokens, from the fields of the two files that contain them. */
export function tokenValues(company: Company, policies: Readonly<Record<string, unknown>>) {
  const values: TokenValues = {};
  for (const [name, valueOf] of Object.entries(companyTokens)) values[name] = valueOf(company);
  for (const field of Object.keys(sitePolicies.fields.shape))
    values[policyToken(field)] = { text: String(policies[field]) };
  return values;
}

const token = /\{([a-z]+\.[a-zA-Z]+)\}/;

/** Fills in the tokens of a sentence, without links. */
export const fillSentence = (sentence: string, values: TokenValues) =>
  sentence.replaceAll(new RegExp(token, "g"), (all, name: string) => values[name]?.text ?? all);

const textNode = (value: string): Text => ({ type: "text", value });

const splitAtTokens = (words: string, values: TokenValues) =>
  words.split(token).map((part, index): Text | Element => {
    if (index % 2 === 0) return textNode(part);
    const { text, href } = values[part] ?? { text: `{${part}}` };
    if (href === undefined) return textNode(text);
    return { type: "element", tagName: "a", properties: { href }, children: [textNode(text)] };
  });

/** Whether a text in an element, but not in an item inside it, has a token without a value. */
const hasEmptyToken = ({ children }: Element, values: TokenValues): boolean =>
  children.some((child) =>
    child.type === "text"
      ? child.value.split(token).some((name, index) => index % 2 && values[name]?.text === "")
      : child.type === "element" && child.tagName !== "li" && hasEmptyToken(child, values),
  );

/**
 * Fills in the tokens of a document, with phone and email as links, and leaves out list items with a token that has no
 * value. Mutates and returns `tree`.
 */
export function fillTree<Branch extends Root | Element>(tree: Branch, values: TokenValues): Branch {
  const children: readonly Root["children"][number][] = tree.children;
  tree.children = children.flatMap((child): Root["children"] => {
    if (child.type === "text") return splitAtTokens(child.value, values);
    // HTML, such as the title of an abbreviation.
    if ("value" in child) return [{ ...child, value: fillSentence(child.value, values) }];
    if (child.type !== "element") return [child];
    return child.tagName === "li" && hasEmptyToken(child, values) ? [] : [fillTree(child, values)];
  }) as Element["children"];
  return tree;
}
