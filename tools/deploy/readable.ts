import { chmodSync, readdirSync, realpathSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Gives a release's files mode 644 and its folders 755: the web server runs as another user. Copies have the
 * modes of the built files, which depend on the umask under which these were cloned, built or unpacked.
 * @throws if other users still cannot read something; names it and the fix
 */
export function letOthersRead(release: string): void {
  for (const name of ["", ...readdirSync(release, { recursive: true, encoding: "utf8" })]) {
    const path = join(release, name);
    const mode = statSync(path).isDirectory() ? 0o755 : 0o644;
    try {
      chmodSync(path, mode);
    } catch {
      // It belongs to somebody else; perhaps it is readable anyway.
    }
    const forOthers = mode & 0o005;
    if ((statSync(path).mode & forOthers) !== forOthers) {
      throw new Error(
        `The web server runs as another user, who may not read ${path}. Run "sudo chmod ${mode.toString(8)} ${path}".`,
      );
    }
  }
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
