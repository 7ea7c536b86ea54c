import { newInstallation } from "./installation";

/** An installation into which these versions were released, one after the other. */
export async function withVersions(...versions: readonly string[]) {
  const site = newInstallation();
  const commits: string[] = [];
  for (const version of versions) {
    commits.push(site.commit(version));
    await site.publish();
  }
  return { site, commits };
}
