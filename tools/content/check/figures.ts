import vfileLocation from "vfile-location";
import { policyToken } from "../../../src/model/tokens";
import { sitePolicies } from "../../../src/model/types/sitePolicies";
import type { Site } from "./reading";

/** A figure of content/site/policies.yml; the pattern allows any spaces and dashes. */
interface Figure {
  pattern: RegExp;
  tokens: string;
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
    tokens: names.join(" or "),
  }));
}

/** Reports policy figures in texts that should be tokens, so that texts cannot contradict policies.yml. */
export function checkFigures({ texts }: Site): void {
  const policies = texts.find(({ type }) => type === sitePolicies)?.content?.fields;
  const figures = figuresOf(policies ?? {});
  const found = (words: string) =>
    figures.flatMap(({ pattern, tokens }) =>
      [...words.matchAll(pattern)].map((match) => ({
        offset: match.index,
        message: `"${match[0]}" is kept in site/policies.yml; write ${tokens}, or the number in words if it is another figure`,
      })),
    );
  for (const { file, type, content, values } of texts) {
    for (const { value, meta, point } of values)
      if (meta.hasTokens)
        for (const { message } of found(String(value))) file.message(message, point, "figure");
    if (!type?.body?.isDocument || !content) continue;
    const { toPoint } = vfileLocation(file);
    const start = file.toString().length - content.body.length;
    for (const { offset, message } of found(content.body))
      file.message(message, toPoint(start + offset), "figure");
  }
}
