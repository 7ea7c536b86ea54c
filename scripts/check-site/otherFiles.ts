import { z } from "zod";
import { cssReferences } from "./css";
import type { Reference } from "./references";

/** What a style sheet, the manifest, a sitemap or robots.txt names. */
export function otherReferences(text: string, file: string): readonly Reference[] {
  if (file.endsWith(".css")) return cssReferences(text);
  if (file.endsWith(".webmanifest")) return manifestReferences(text);
  return matches(text, file.endsWith(".xml") ? /<loc>([^<]+)<\/loc>/g : /^sitemap:\s*(\S+)/gim);
}

const manifestSchema = z.object({
  start_url: z.string().optional(),
  icons: z.array(z.object({ src: z.string() })).default([]),
});

function manifestReferences(text: string): readonly Reference[] {
  const { data, error } = manifestSchema.safeParse(JSON.parse(text));
  if (!data) throw new Error(z.prettifyError(error));
  const urls = [...(data.start_url ? [data.start_url] : []), ...data.icons.map(({ src }) => src)];
  return urls.map((url) => ({ url, line: 1 }));
}

function matches(text: string, pattern: RegExp): readonly Reference[] {
  return [...text.matchAll(pattern)].map((match) => ({
    url: match[1] ?? "",
    line: text.slice(0, match.index).split("\n").length,
  }));
}
