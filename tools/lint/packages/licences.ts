import type { LockedPackage } from "./lockfile";

/** Licences under which packages may be used and the built site published (SPDX names). */
const allowed = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "Python-2.0",
  "Unlicense",
  "WTFPL",
  "Zlib",
]);

/** Licences with more conditions, each for packages that only build or test the site, unchanged. */
const allowedFor: Readonly<Record<string, RegExp>> = {
  "CC BY-SA 4.0": /^@cspell\/dict-/,
  "CC-BY-4.0": /^caniuse-lite$/,
  "LGPL-3.0-or-later": /^@img\/sharp-/,
  "MPL-2.0": /^(axe-core|@axe-core\/playwright|@resvg\/resvg-js.*)$/,
};

/** Licences of packages whose package.json names none, or not in SPDX form, read from their files. */
const read: Readonly<Record<string, string>> = {
  busboy: "MIT",
  linkfs: "Unlicense",
  not: "MIT",
  streamsearch: "MIT",
  "valid-url": "MIT",
  "xmlhttprequest-ssl": "MIT",
  xtend: "MIT",
};

/** The licence of a package as an SPDX expression; "" if it is unknown. */
export function licenceOf({ name, license }: LockedPackage): string {
  return license ?? read[name] ?? "";
}

/** Why a package may not be used under its licence; undefined if it may. */
export function licenceProblem(locked: LockedPackage): string | undefined {
  const licence = licenceOf(locked);
  const { name, version } = locked;
  if (isAllowed(licence, name)) return undefined;
  const found = licence ? `its licence is ${licence}` : "it names no licence";
  return `${name} ${version}: ${found}; use another package, or read the licence and add it to licences.ts`;
}

/** One of the alternatives must be allowed, or each of the licences that apply together. */
function isAllowed(expression: string, name: string): boolean {
  const words = expression.replace(/^\((.*)\)$/, "$1");
  const isOne = (licence: string) =>
    allowed.has(licence) || (allowedFor[licence]?.test(name) ?? false);
  // A nested expression still has a bracket or a connecting word in it, which no licence has.
  return words.includes(" OR ")
    ? words.split(" OR ").some(isOne)
    : words.split(" AND ").every(isOne);
}
