import { notFoundRoutes } from "../serve/notFound";
import { type BuiltSite, fileFor, pathOf } from "./builtSite";
import { foreignProblem } from "./foreignAddress";
import type { Reference } from "./references";

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
export function problemWith(reference: Reference, context: Context): string | undefined {
  const { url } = reference;
  if (/^(data|mailto|tel|sms|blob):/i.test(url)) return undefined;
  const from = new URL(pathOf(context.file), context.origin);
  const target = URL.canParse(url, from) ? new URL(url, from) : undefined;
  if (target && target.origin !== from.origin) return foreignProblem(reference, target, from);
  const pathname = target && decoded(target.pathname);
  if (!target || pathname === undefined) return `"${url}" is not an address`;
  if (/%2f/i.test(target.pathname)) return `${url} does not exist; write / for %2F`;

  // Behind ":~:" the browser is told which words to show; no id is meant.
  const [fragment = ""] = target.hash.slice(1).split(":~:");
  const { answer, problem } = answerTo(pathname, context);
  return answer ? missingAnchor(fragment, answer, reference, context) : `${url} ${problem}`;
}

/** What the server answers with 200, or what is wrong with the answer. */
function answerTo(
  pathname: string,
  { site, file }: Context,
): { answer?: string; problem?: string } {
  if (pathname === pathOf(file)) return { answer: file };
  if (notFoundRoutes.has(pathname))
    return { problem: "is answered with 404, as if it did not exist" };
  const bare = pathname.replace(/\/(index\.html)?$/, "") || "/";
  if (bare !== pathname && fileFor(site, bare))
    return { problem: `leads through a redirect; write ${bare}` };
  const answer = fileFor(site, pathname);
  return answer ? { answer } : { problem: "does not exist" };
}

function missingAnchor(
  fragment: string,
  answer: string,
  { url }: Reference,
  { anchors }: Context,
): string | undefined {
  const anchor = decoded(fragment) ?? fragment;
  if (anchor === "" || anchor === "top" || !answer.endsWith(".html")) return undefined;
  return anchors.get(answer)?.has(anchor) ? undefined : `${url}: nothing there has id="${anchor}"`;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
