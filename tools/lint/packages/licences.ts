import type { LockedPackage } from "./lockfile";

/** Licences under which a package may be used and what is built with it published (SPDX names). */
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

/** Licences that ask for more, each for the packages that only build or test the site, unchanged. */
const allowedFor: Readonly<Record<string, RegExp>> = {
  "CC BY-SA 4.0": /^@cspell\/dict-/,
  "CC-BY-4.0": /^caniuse-lite$/,
  "LGPL-3.0-or-later": /^@img\/sharp-/,
  "MPL-2.0": /^(axe-core|@axe-core\/playwright|@resvg\/resvg-js.*)$/,
};

/** What the licence files of packages say whose package.json does not, or not in SPDX form. */
const read: Readonly<Record<string, string>> = {
  busboy: "MIT",
  linkfs: "Unlicense",
  not: "MIT",
  streamsearch: "MIT",
  "valid-url": "MIT",
  "xmlhttprequest-ssl": "MIT",
  xtend: "MIT",
};

/** The licence of a package as an SPDX expression; "" where nobody knows it. */
export function licenceOf({ name, license }: LockedPackage): string {
  return license ?? read[name] ?? "";
}

/** Why a package may not be used under its licence; undefined when it may. */
export function licenceProblem(locked: LockedPackage): string | undefined {
  const licence = licenceOf(locked);
  const { name, version } = locked;
  if (isAllowed(licence, name)) return undefined;
  const found = licence ? `its licence is ${licence}` : "it names no licence";
  return `${name} ${version}: ${found}; use another package, or read the licence and add it to licences.ts`;
}

/** Of alternatives one must be allowed, of licences that hold together each. */
function isAllowed(expression: string, name: string): boolean {
  const words = expression.replace(/^\((.*)\)$/, "$1");
  const isOne = (licence: string) =>
    allowed.has(licence) || (allowedFor[licence]?.test(name) ?? false);
  // A nested expression still has a bracket or a connecting word in it, which no licence has.
  return words.includes(" OR ")
    ? words.split(" OR ").some(isOne)
    : words.split(" AND ").every(isOne);
}
