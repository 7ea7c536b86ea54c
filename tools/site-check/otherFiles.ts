import { z } from "zod";
import { cssReferences } from "./css";
import type { Reference } from "./references";

/** What a style sheet, the manifest, a sitemap or robots.txt names. */
export function otherReferences(text: string, file: string): readonly Reference[] {
  if (file.endsWith(".css")) return cssReferences(text);
  if (file.endsWith(".webmanifest")) return manifestReferences(text);
  return matches(text, file.endsWith(".xml") ? /<loc>([^<]+)<\/loc>/g : /^sitemap:\s*(\S+)/gim);
}

const pictures = z.array(z.object({ src: z.string() })).default([]);
const shortcut = z.object({ url: z.string(), icons: pictures });
const manifestSchema = z.object({
  start_url: z.string().optional(),
  icons: pictures,
  screenshots: pictures,
  shortcuts: z.array(shortcut).default([]),
});

function manifestReferences(text: string): readonly Reference[] {
  const { data, error } = manifestSchema.safeParse(JSON.parse(text));
  if (!data) throw new Error(z.prettifyError(error));
  const { start_url: start = [], icons, screenshots, shortcuts } = data;
  const files = [...icons, ...screenshots, ...shortcuts.flatMap((one) => one.icons)];
  const urls = [start, shortcuts.map(({ url }) => url), files.map(({ src }) => src)].flat();
  return urls.map((url) => ({ url, line: 1 }));
}

function matches(text: string, pattern: RegExp): readonly Reference[] {
  return [...text.matchAll(pattern)].map((match) => ({
    url: match[1] ?? "",
    line: text.slice(0, match.index).split("\n").length,
  }));
}
