import type { HtmlElement } from "html-validate";
import type { BuiltSite } from "./builtSite";
import { attributeOf } from "./document";
import type { Pages } from "./pages";

/**
 * The scripts that are loaded when they are needed; only webpack's runtime names them. Older
 * builds leave their runtimes in the folder, so only those that a page asks for count.
 */
export function scriptProblems(site: BuiltSite, pages: Pages): readonly string[] {
  const runtimes = new Map([...pages].map(([file, root]) => [file, runtimeOf(root)]));
  const idle = [...runtimes].filter(([, runtime]) => runtime === undefined);
  return [
    ...idle.map(([file]) => `${file}: asks for no webpack-runtime; it cannot be worked with`),
    ...[...new Set(runtimes.values())].flatMap((runtime) => unloadable(site, runtime)),
  ];
}

function runtimeOf(root: HtmlElement): string | undefined {
  const addresses = root.querySelectorAll("script[src]").map((it) => attributeOf(it, "src"));
  return addresses.find((address) => address.startsWith("/webpack-runtime-"));
}

function unloadable(site: BuiltSite, runtime: string | undefined): readonly string[] {
  // One that is missing is reported as an address that does not exist.
  if (runtime === undefined || !site.files.has(runtime)) return [];
  const names = scriptNames(site.read(runtime));
  if (names.length === 0) return [`${runtime}: the list of scripts cannot be read`];
  const missing = names.filter((name) => !site.files.has(name));
  return missing.map((name) => `${runtime}: ${name} is missing`);
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
