import type { APIRequestContext } from "@playwright/test";

/** The head of a page as a crawler reads it: the server's HTML, without scripts. */
export async function readHead(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const head = html.slice(0, html.indexOf("</head>"));
  const decode = (text: string) =>
    text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');
  const all = (pattern: RegExp) =>
    [...head.matchAll(pattern)].map(([, value = ""]) => decode(value));
  const meta = (name: string) =>
    all(new RegExp(`<meta[^>]*(?:name|property)="${name}"[^>]*content="([^"]*)"`, "g"));
  return {
    html,
    titles: all(/<title[^>]*>([^<]*)<\/title>/g),
    canonicals: all(/<link[^>]*rel="canonical"[^>]*href="([^"]*)"/g),
    languages: [...html.matchAll(/<html[^>]*lang="([^"]*)"/g)].map(([, value]) => value),
    meta,
    structuredData: all(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs).map(
      (text) => JSON.parse(text) as Record<string, unknown>,
    ),
  };
}
