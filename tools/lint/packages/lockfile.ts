import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const entrySchema = z.object({
  name: z.string().optional(),
  version: z.string().optional(),
  license: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  dev: z.boolean().optional(),
  optional: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
});
const lockfileSchema = z.object({ packages: z.record(z.string(), entrySchema) });

/** An entry of package-lock.json. */
export interface LockedPackage extends z.infer<typeof entrySchema> {
  /** Its name in the registry, without folders. */
  readonly name: string;
}

/** The packages of a project's package-lock.json; the project itself is not one of them. */
export function lockedPackages(folder: string): readonly LockedPackage[] {
  const lockfile = readFileSync(join(folder, "package-lock.json"), "utf8");
  const { packages } = lockfileSchema.parse(JSON.parse(lockfile));
  return Object.entries(packages)
    .filter(([path]) => path !== "")
    .map(([path, entry]) => ({
      ...entry,
      // A package that is installed under another name has its own in the entry.
      name: entry.name ?? path.replace(/^.*node_modules\//, ""),
    }));
}
