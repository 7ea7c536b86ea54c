import { placesOf, type Sign } from "../../../../src/model/signs";
import { policyToken } from "../../../../src/model/tokens";
import { siteCompany } from "../../../../src/model/types/siteCompany";
import { sitePolicies } from "../../../../src/model/types/sitePolicies";
import { filesOf, type Site } from "../read/reading";

/** Returns the pattern of a figure. A bare number only matches as an age. */
const sourceOf = (words: string) =>
  /^\d+$/.test(words)
    ? `(?:(?<=\\bunder\\s|\\baged\\s)${words}(?![\\w–-]|[.,]\\d)|${words}(?=\\s(?:or\\solder|years)\\b))`
    : words
        .replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")
        .replaceAll(/\s+/g, "\\s+")
        .replaceAll(/[–-]/g, "(?:[–-]|\\s+to\\s+)");

/** A sign of a figure that is kept in a file of content/; `cure` is the file, and what to write. */
const figure = (source: string, flags: string, cure: string): Sign => [
  RegExp(source, flags),
  (typed) => `"${typed}" is kept in ${cure}`,
];

/** Returns the figures with their tokens; equal figures are merged. */
function figuresOf(policies: Readonly<Record<string, unknown>>): Sign[] {
  const tokens = new Map<string, string[]>();
  for (const [field, value] of Object.entries(policies)) {
    const source = sourceOf(String(value).trim());
    tokens.set(source, [...(tokens.get(source) ?? []), `{${policyToken(field)}}`]);
  }
  return [...tokens].map(([source, names]) => {
    const others = /\d/.test(source) ? "the number in words" : "other words";
    const cure = `write ${names.join(" or ")}, or ${others} if it is another figure`;
    return figure(`(?<![\\w.,–-])${source}(?!\\w)`, "iu", `site/policies.yml; ${cure}`);
  });
}

/** Returns the company's phone number, with or without its country code; not as part of an address. */
function phoneOf(telephone: string): Sign {
  const digits = [...telephone.replaceAll(/^\+234|\D/g, "")].join("[\\s()-]*");
  const source = `(?<![\\w./+-])(?:tel:)?(?:(?:(?:\\+|00)?234|\\(?0)[\\s()-]*)?${digits}(?!\\w)`;
  return figure(source, "", "site/company.yml; write {company.phone}, without a link around it");
}

/** Reports figures and the phone number in texts that should be tokens, so that texts cannot contradict them. */
export function checkFigures(site: Site): void {
  const figures = [
    ...filesOf(site, sitePolicies).flatMap(({ fields }) => figuresOf(fields)),
    ...filesOf(site, siteCompany).map(({ fields }) => phoneOf(fields.telephone)),
  ];
  const found = (words: string) => figures.flatMap((sign) => placesOf(sign, words));
  for (const { file, values, body } of site.texts) {
    for (const { value, meta, point } of values)
      if (meta.hasTokens)
        for (const { message } of found(String(value))) file.message(message, point, "figure");
    if (body?.isDocument)
      for (const { offset, message } of found(body.text))
        file.message(message, body.pointOf({}, offset), "figure");
  }
}
