import { licenceOf } from "../packages-check/licences";
import type { LockedPackage } from "../packages-check/lockfile";

/** What the bill is for: a project's name and version. */
interface Project {
  readonly name: string;
  readonly version: string;
}

/**
 * The packages as a CycloneDX 1.6 bill of materials. It has no date and no serial number, so that one
 * lockfile always gives the same bill.
 *
 * `npm sbom` would write it, but refuses a tree with a peer dependency that does not match, and
 * Gatsby's own has two.
 */
export function billOfMaterials(project: Project, packages: readonly LockedPackage[]) {
  // Of a package that is there twice, the one that counts is the one that the site needs.
  const neededLast = [...packages].sort((one, other) => Number(!one.dev) - Number(!other.dev));
  const components = new Map(neededLast.map((locked) => [purlOf(locked), componentOf(locked)]));
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: { component: { type: "application", ...project } },
    components: [...components]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([, it]) => it),
  };
}

function componentOf(locked: LockedPackage) {
  const licence = licenceOf(locked);
  return {
    type: "library",
    "bom-ref": purlOf(locked),
    name: locked.name,
    version: locked.version,
    purl: purlOf(locked),
    // In CycloneDX's words: what only tests and checks need is excluded from what is published.
    scope: locked.dev ? "excluded" : locked.optional ? "optional" : "required",
    ...(licence && { licenses: [{ expression: licence }] }),
    ...(locked.integrity && { hashes: locked.integrity.split(" ").map(hashOf) }),
  };
}

/** The package's address in the form of the Package URL specification. */
function purlOf({ name, version = "" }: LockedPackage): string {
  return `pkg:npm/${name.replace("@", "%40")}@${version}`;
}

function hashOf(integrity: string) {
  const [, algorithm = "", content = ""] = /^sha(\d+)-(.*)$/.exec(integrity) ?? [];
  return { alg: `SHA-${algorithm}`, content: Buffer.from(content, "base64").toString("hex") };
}
