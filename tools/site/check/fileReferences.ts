import valueParser from "postcss-value-parser";
import { z } from "zod";
import type { Reference } from "./builtSite";

/** Returns the addresses in a style sheet, the web manifest, a sitemap or robots.txt. */
export function fileReferences(text: string, file: string): readonly Reference[] {
  if (file.endsWith(".css")) return cssReferences(text);
  if (file.endsWith(".webmanifest")) return manifestReferences(text);
  return matches(text, file.endsWith(".xml") ? /<loc>([^<]+)<\/loc>/g : /^sitemap:\s*(\S+)/gim);
}

/** Returns the addresses in url(…) of a style sheet or a style attribute, except in comments. */
export function cssReferences(css: string): readonly Reference[] {
  const found: Reference[] = [];
  valueParser(css).walk((node) => {
    if (node.type !== "function" || node.value !== "url") return;
    const [address] = node.nodes;
    if (address) found.push({ url: address.value, line: lineAt(css, node.sourceIndex) });
  });
  return found;
}

const manifestSchema = z.object({
  start_url: z.string(),
  icons: z.array(z.object({ src: z.string() })),
});

function manifestReferences(text: string): readonly Reference[] {
  const { data, error } = manifestSchema.safeParse(JSON.parse(text));
  if (!data) throw new Error(z.prettifyError(error));
  return [data.start_url, ...data.icons.map(({ src }) => src)].map((url) => ({ url, line: 1 }));
}

function matches(text: string, pattern: RegExp): readonly Reference[] {
  return [...text.matchAll(pattern)].map((match) => ({
    url: match[1] ?? "",
    line: lineAt(text, match.index),
  }));
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split("\n").length;
}
