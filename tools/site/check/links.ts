import { addressOf, notFoundRoutes } from "../../headers/addresses";
import { decoded } from "../../lib/decoded";
import type { BuiltSite } from "./builtSite";

/** Reports broken addresses. */
export const linkProblems = (site: BuiltSite) =>
  [...site.references].flatMap(([file, references]) =>
    references.flatMap(({ url, line }) => {
      const problem = problemWith(url, file, site);
      return problem ? [`${file}:${line} link: ${problem}`] : [];
    }),
  );

/** Returns what is wrong with an address; undefined if it exists or is external. */
function problemWith(url: string, file: string, site: BuiltSite): string | undefined {
  if (/^(data|mailto|tel|sms|blob):/i.test(url)) return undefined;
  const from = new URL(addressOf(file), site.origin ?? "http://localhost");
  const target = URL.canParse(url, from) ? new URL(url, from) : undefined;
  if (target && target.origin !== from.origin) return foreignProblem(url, target, from);
  const pathname = target && decoded(target.pathname);
  if (!target || pathname === undefined) return `"${url}" is not an address`;

  // ":~:" starts a text fragment, which is not an id.
  const [fragment = ""] = target.hash.slice(1).split(":~:");
  if (pathname === addressOf(file)) return anchorProblem(url, fragment, file, site);
  if (notFoundRoutes.has(pathname)) return `${url} is answered with 404, as if it did not exist`;
  const page = pathname.replace(/\/(index\.html)?$/, "") || "/";
  if (page !== pathname && fileFor(page, site))
    return `${url} leads through a redirect; write ${page}`;
  const answer = fileFor(pathname, site);
  return answer ? anchorProblem(url, fragment, answer, site) : `${url} does not exist`;
}

/** Returns the file that the server sends for a path without a redirect. */
function fileFor(pathname: string, { files }: BuiltSite): string | undefined {
  const candidates = pathname === "/" ? ["/index.html"] : [pathname, `${pathname}/index.html`];
  return candidates.find((candidate) => files.has(candidate));
}

const ownComputer = /^(localhost|127\.0\.0\.1|\[::1\])$/;

function foreignProblem(url: string, target: URL, from: URL): string | undefined {
  if (target.host === from.host) return `${url} leads through a redirect; write ${from.origin}`;
  const isOwn = ownComputer.test(target.hostname) && !ownComputer.test(from.hostname);
  return isOwn ? `${url} leads to the visitor's own computer` : undefined;
}

function anchorProblem(
  url: string,
  fragment: string,
  answer: string,
  { anchors }: BuiltSite,
): string | undefined {
  const anchor = decoded(fragment) ?? fragment;
  // The hash can also hold the values of a form, such as #gas=6&hours=2.
  if (anchor.includes("=")) return undefined;
  if (anchor === "" || anchor === "top" || !answer.endsWith(".html")) return undefined;
  return anchors.get(answer)?.has(anchor) ? undefined : `${url}: nothing there has id="${anchor}"`;
}
