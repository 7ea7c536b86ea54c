import { policyToken, type Company } from "../../../../src/model/tokens";
import { siteCompany } from "../../../../src/model/types/siteCompany";
import { sitePolicies } from "../../../../src/model/types/sitePolicies";
import { filesOf, type Site } from "../read/reading";

/** A figure or number that texts must show by a token; the pattern allows any spaces and dashes. */
interface Figure {
  pattern: RegExp;
  /** Where it is kept, and what to write. */
  cure: string;
}

/** Returns the pattern of a figure. A bare number only matches as an age. */
const sourceOf = (words: string) =>
  /^\d+$/.test(words)
    ? `(?:(?<=\\bunder\\s|\\baged\\s)${words}(?![\\w–-]|[.,]\\d)|${words}(?=\\s(?:or\\solder|years)\\b))`
    : words
        .replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")
        .replaceAll(/\s+/g, "\\s+")
        .replaceAll(/[–-]/g, "(?:[–-]|\\s+to\\s+)");

/** Returns the figures with their tokens; equal figures are merged. */
function figuresOf(policies: Readonly<Record<string, unknown>>): Figure[] {
  const tokens = new Map<string, string[]>();
  for (const [field, value] of Object.entries(policies)) {
    const source = sourceOf(String(value).trim());
    tokens.set(source, [...(tokens.get(source) ?? []), `{${policyToken(field)}}`]);
  }
  return [...tokens].map(([source, names]) => ({
    pattern: new RegExp(`(?<![\\w.,–-])${source}(?!\\w)`, "giu"),
    cure: `site/policies.yml; write ${names.join(" or ")}, or ${/\d/.test(source) ? "the number in words" : "other words"} if it is another figure`,
  }));
}

/** Returns the company's phone number, with or without its country code; not as part of an address. */
function phoneOf(telephone: string): Figure {
  const digits = [...telephone.replaceAll(/^\+234|\D/g, "")].join("[\\s()-]*");
  const source = `(?<![\\w./+-])(?:tel:)?(?:(?:(?:\\+|00)?234|\\(?0)[\\s()-]*)?${digits}(?!\\w)`;
  const cure = "site/company.yml; write {company.phone}, without a link around it";
  return { pattern: new RegExp(source, "g"), cure };
}

/** Reports figures and the phone number in texts that should be tokens, so that texts cannot contradict them. */
export function checkFigures(site: Site): void {
  const figures = [
    ...filesOf<Record<string, unknown>>(site, sitePolicies).flatMap(({ fields }) =>
      figuresOf(fields),
    ),
    ...filesOf<Company>(site, siteCompany).map(({ fields }) => phoneOf(fields.telephone)),
  ];
  const found = (words: string) =>
    figures.flatMap(({ pattern, cure }) =>
      [...words.matchAll(pattern)].map((match) => ({
        offset: match.index,
        message: `"${match[0]}" is kept in ${cure}`,
      })),
    );
  for (const { file, values, body } of site.texts) {
    for (const { value, meta, point } of values)
      if (meta.hasTokens)
        for (const { message } of found(String(value))) file.message(message, point, "figure");
    if (body?.isDocument)
      for (const { offset, message } of found(body.text))
        file.message(message, body.pointOf({}, offset), "figure");
  }
}
