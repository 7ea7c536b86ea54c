import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { nginxPolicies } from "../headers/nginx";
import { policyOf } from "../headers/policy";
import { writeDurably } from "./durably";
import type { Installation } from "./installation";
import { Refusal } from "./refusal";

/**
 * Tells nginx the policy of every release before the newest of them is served. A rollback needs
 * nothing: the policies of all releases that it may go to are known by then.
 * @param reload the command of a shell after which nginx goes by it
 */
export function announcePolicies(
  installation: Installation,
  newest: string,
  reload?: string,
): void {
  const { policies, releases, work } = installation;
  const names = readdirSync(releases).filter((name) => name !== newest);
  const known = [...names.sort(), newest].flatMap((name) => {
    const policy = policyOf(join(releases, name));
    return policy ? [[name, policy] as const] : [];
  });
  writeDurably(policies, nginxPolicies(new Map(known)), join(work, "policies"));
  if (!reload) return;
  const { status } = spawnSync(reload, { shell: true, stdio: "inherit" });
  if (status !== 0) {
    throw new Refusal(`the web server could not be reloaded by "${reload}" (RELEASE_RELOAD).`);
  }
}
