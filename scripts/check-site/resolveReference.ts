import { type BuiltSite, fileFor } from "./builtSite";

/** The names of the places in each page that a link can lead to. */
export type Anchors = ReadonlyMap<string, ReadonlySet<string>>;

/** Where a reference stands, and what the site knows. */
export interface Context {
  readonly site: BuiltSite;
  readonly anchors: Anchors;
  /** The address of the site itself: what is absolute and begins with it is our own. */
  readonly origin: string;
  readonly file: string;
}

/** What is wrong with an address; undefined when it leads somewhere, or out of the site. */
export function problemWith(url: string, { site, anchors, origin, file }: Context) {
  if (/^(data|mailto|tel|sms|blob):/i.test(url)) return undefined;
  const from = new URL(file.replace(/(\/|^)index\.html$/, "$1"), origin);
  const target = parsed(url, from);
  if (!target) return `"${url}" is not an address`;
  if (target.origin !== from.origin) return undefined;

  const pathname = decoded(target.pathname);
  if (pathname === undefined) return `"${url}" is not an address`;
  const answer = pathname === from.pathname ? file : fileFor(site, pathname);
  if (!answer) {
    const bare = pathname.replace(/\/$/, "");
    return fileFor(site, bare)
      ? `${url} leads through a redirect; write ${bare}`
      : `${url} does not exist`;
  }
  // Behind ":~:" the browser is told which words to show; no id is meant.
  const [fragment = ""] = target.hash.slice(1).split(":~:");
  const anchor = decoded(fragment) ?? fragment;
  if (anchor === "" || anchor === "top" || !answer.endsWith(".html")) return undefined;
  return anchors.get(answer)?.has(anchor) ? undefined : `${url}: nothing there has id="${anchor}"`;
}

function parsed(url: string, base: URL): URL | undefined {
  return URL.canParse(url, base) ? new URL(url, base) : undefined;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
