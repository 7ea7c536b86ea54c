import { changes } from "./changes";

/**
 * Whether a change to Gatsby's output is part of this build. `PLAIN_BUNDLE=1` leaves all of them out;
 * `PLAIN_BUNDLE=prop-types,avif` leaves out those that it names, to find the one that an upgrade broke.
 * @param plain the value of PLAIN_BUNDLE
 * @throws where PLAIN_BUNDLE names a change that does not exist
 */
export function isIncluded(name: string, plain = process.env.PLAIN_BUNDLE ?? ""): boolean {
  if (plain === "1") return false;
  const leftOut = plain.split(",").filter(Boolean);
  const unknown = leftOut.find((wanted) => changes.every((change) => change.name !== wanted));
  if (unknown)
    throw new Error(`PLAIN_BUNDLE: no change is called "${unknown}"; see src/bundle/changes.ts`);
  return !leftOut.includes(name);
}
