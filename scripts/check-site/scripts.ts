import type { BuiltSite } from "./builtSite";

/** The scripts that are loaded when they are needed; only webpack's runtime, not a page, names them. */
export function scriptProblems(site: BuiltSite): readonly string[] {
  const runtimes = [...site.files].filter((file) => /^\/webpack-runtime-[^/]+\.js$/.test(file));
  if (runtimes.length === 0) return ["/webpack-runtime-….js: is missing; no page can run"];
  return runtimes.flatMap((runtime) => {
    const names = scriptNames(site.read(runtime));
    if (names.length === 0) return [`${runtime}: the list of scripts cannot be read`];
    const missing = names.filter((name) => !site.files.has(name));
    return missing.map((name) => `${runtime}: ${name} is missing`);
  });
}

/**
 * The runtime holds `({1:"name"}[id]||id)+"-"+{1:"hash",2:"hash"}[id]+".js"`: a script without a
 * name of its own goes by its number.
 */
function scriptNames(runtime: string): readonly string[] {
  const [list = ""] = /\.u=[^;]*?"\.js"/.exec(runtime) ?? [];
  const [named = "", hashed = ""] = list.split('+"-"+');
  const names = new Map(pairs(named));
  return pairs(hashed).map(([id, hash]) => `/${names.get(id) ?? id}-${hash}.js`);
}

function pairs(literal: string): readonly (readonly [id: string, value: string])[] {
  return [...literal.matchAll(/(\d+):"([^"]+)"/g)].map(([, id = "", value = ""]) => [id, value]);
}
