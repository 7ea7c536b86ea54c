import type { Reference } from "./references";

const ownComputer = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** What is wrong with an address that begins otherwise than the site's own. */
export function foreignProblem(
  { url, isLoaded }: Reference,
  target: URL,
  from: URL,
): string | undefined {
  if (target.host === from.host) return `${url} leads through a redirect; write ${from.origin}`;
  if (ownComputer.test(target.hostname) && !ownComputer.test(from.hostname))
    return `${url} leads to the visitor's own computer`;
  const isMixed = isLoaded && target.protocol === "http:" && from.protocol === "https:";
  return isMixed ? `${url} is blocked in a page that came by https; write https` : undefined;
}
