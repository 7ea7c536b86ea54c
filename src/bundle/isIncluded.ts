import { changes } from "./changes";

/**
 * Whether this build includes a change to Gatsby's output. `PLAIN_BUNDLE=1` switches all of them off;
 * `PLAIN_BUNDLE=slick,avif` switches off the named ones, to find the change that an upgrade broke.
 * @param plain the value of PLAIN_BUNDLE
 * @throws if PLAIN_BUNDLE names an unknown change
 */
export function isIncluded(name: string, plain = process.env.PLAIN_BUNDLE ?? ""): boolean {
  if (plain === "1") return false;
  const leftOut = plain.split(",").filter(Boolean);
  const unknown = leftOut.find((wanted) => changes.every((change) => change.name !== wanted));
  if (unknown)
    throw new Error(`PLAIN_BUNDLE: unknown change "${unknown}"; see src/bundle/changes.ts`);
  return !leftOut.includes(name);
}
