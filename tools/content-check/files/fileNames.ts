import { fileStart } from "../../../src/pipeline/places";
import type { Problem } from "../../../src/pipeline/problems";
import type { Entry } from "../contentSource";

/** Two names that some computers take for one. */
export function nameClashes(entries: readonly Entry[], label: string): Problem[] {
  const known = new Map<string, string>();
  return [...entries].sort(byPath).flatMap(({ path }) => {
    const folded = path.normalize("NFC").toLowerCase();
    const other = known.get(folded);
    known.set(folded, other ?? path);
    if (other === undefined) return [];
    // What stands in a clashing folder clashes with it; the folder's own problem says it all.
    if (other.replace(/[^/]+$/, "") !== path.replace(/[^/]+$/, "")) return [];
    const message = `differs from ${other} in letter case alone; some computers keep only one of them; rename one`;
    return [{ file: `${label}/${path}`, ...fileStart, rule: "name-clash", message }];
  });
}

const byPath = (a: Entry, b: Entry) => (a.path < b.path ? -1 : 1);

/** Names that Windows keeps for devices: a copy of the project there would lack the file. */
export function deviceNames(entries: readonly Entry[], label: string): Problem[] {
  return entries.flatMap(({ path }) => {
    const name = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i.exec(path.replace(/^.*\//, ""))?.[0];
    const message = `Windows cannot hold a file named ${name ?? ""}; rename it`;
    return name ? [{ file: `${label}/${path}`, ...fileStart, rule: "name", message }] : [];
  });
}

const longestName = 80;

/** Names that make addresses and files longer than computers can hold. */
export function longNames(entries: readonly Entry[], label: string): Problem[] {
  return entries.flatMap(({ path }) => {
    const { length } = path.replace(/^.*\//, "");
    const message = `the name has ${length} characters; at most ${longestName} are allowed`;
    return length > longestName
      ? [{ file: `${label}/${path}`, ...fileStart, rule: "name", message }]
      : [];
  });
}

/** Pictures whose names would be spelled differently in addresses. */
export function pictureNames(entries: readonly Entry[], label: string): Problem[] {
  return entries.flatMap(({ path }) => {
    const name = path.replace(/^.*\//, "");
    const wrong = /[^A-Za-z0-9._-]/u.exec(name)?.[0];
    if (wrong === undefined) return [];
    const character = wrong === " " ? "a space" : `"${wrong}"`;
    const message = `${character} in a picture's name; use letters, digits, hyphens and points`;
    return [{ file: `${label}/${path}`, ...fileStart, rule: "name", message }];
  });
}
