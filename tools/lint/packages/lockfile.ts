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
  /** Its name in the registry. */
  readonly name: string;
}

/** Returns the packages of a project's package-lock.json, without the project itself. */
export function lockedPackages(folder: string): readonly LockedPackage[] {
  const lockfile = readFileSync(join(folder, "package-lock.json"), "utf8");
  const { packages } = lockfileSchema.parse(JSON.parse(lockfile));
  return Object.entries(packages)
    .filter(([path]) => path !== "")
    .map(([path, entry]) => ({
      ...entry,
      // The entry of an aliased package has its real name.
      name: entry.name ?? path.replace(/^.*node_modules\//, ""),
    }));
}
