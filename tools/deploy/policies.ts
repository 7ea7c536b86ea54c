import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { nginxPolicies } from "../serve/headers/nginx";
import { policyOf } from "../serve/headers/policy";
import { replaceFile } from "../lib/files";
import { releaseNames, releasesIn } from "./releases";

/**
 * Registers the content security policy of every release with nginx, before the newest is served. A
 * rollback needs no registration: nginx has the policies of all kept releases.
 * @param reload the shell command that makes nginx load the new file
 * @throws if that command fails
 */
export function announcePolicies(folder: string, newest: string, reload?: string): void {
  const names = releaseNames(folder).filter((name) => name !== newest);
  const known = [...names, newest].flatMap((name) => {
    const policy = policyOf(join(releasesIn(folder), name));
    return policy ? [[name, policy] as const] : [];
  });
  replaceFile(join(folder, "policies.conf"), nginxPolicies(new Map(known)));
  if (!reload) return;
  const { status } = spawnSync(reload, { shell: true, stdio: "inherit" });
  if (status !== 0) throw new Error(`The web server could not be reloaded by "${reload}".`);
}
