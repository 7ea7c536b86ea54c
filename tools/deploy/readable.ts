import { spawnSync } from "node:child_process";
import { realpathSync, statSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Gives a release's files mode 644 and its folders 755: the web server runs as another user. Copies have the
 * modes of the built files, which depend on the umask under which these were cloned, built or unpacked.
 * @throws if other users still cannot read something; names it and the fix
 */
export function letOthersRead(release: string): void {
  const open = "a-x,u=rwX,go=rX";
  // This fails for what belongs to somebody else; perhaps others can read it anyway.
  spawnSync("chmod", ["-R", open, release]);
  const closed = ["!", "-perm", "-4", "-o", "-type", "d", "!", "-perm", "-5"];
  const { stdout } = spawnSync("find", [release, ...closed], { encoding: "utf8" });
  const [path] = stdout.split("\n");
  if (path)
    throw new Error(
      `The web server runs as another user, who may not read ${path}. Run "sudo chmod -R ${open} ${release}".`,
    );
}

/** @throws unless other users can enter a folder and every folder above it; names the first and the fix */
export function requireEntry(folder: string): void {
  const path = realpathSync(folder);
  if (!(statSync(path).mode & 0o001)) {
    throw new Error(
      `The web server runs as another user, who may not enter ${path}. Run "chmod o+x ${path}", ` +
        "or name another folder.",
    );
  }
  if (path !== dirname(path)) requireEntry(dirname(path));
}
