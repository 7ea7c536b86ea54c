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

/** Licences with more conditions; each for unmodified packages that only build or test the site. */
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

/** Returns why the licence of a package is not allowed; undefined if it is. */
export function licenceProblem({ name, version, license }: LockedPackage): string | undefined {
  const licence = license ?? read[name];
  if (licence && isAllowed(licence, name)) return undefined;
  const found = licence ? `its licence is ${licence}` : "it names no licence";
  return `${name} ${version}: ${found}; use another package, or read the licence and add it to licences.ts`;
}

/** Whether one of the alternatives (OR), or each of several licences (AND), is allowed. */
function isAllowed(expression: string, name: string): boolean {
  const words = expression.replace(/^\((.*)\)$/, "$1");
  const isOne = (licence: string) =>
    allowed.has(licence) || (allowedFor[licence]?.test(name) ?? false);
  // A nested expression keeps a bracket or an AND, so it matches no licence and is rejected.
  return words.includes(" OR ")
    ? words.split(" OR ").some(isOne)
    : words.split(" AND ").every(isOne);
}
