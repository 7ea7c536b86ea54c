import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { git } from "./git";

/**
 * Writes the files of a commit into an empty folder, byte by byte as they were committed.
 *
 * It lends the objects of the repository to an empty one: settings and attributes of the machine or
 * of the clone, such as core.autocrlf, would change what is written.
 */
export function checkOut(repository: string, commit: string, folder: string): void {
  const empty = join(folder, ".checkout");
  const env = {
    GIT_DIR: empty,
    GIT_WORK_TREE: folder,
    GIT_INDEX_FILE: join(empty, "index"),
    GIT_OBJECT_DIRECTORY: resolve(
      repository,
      git(repository, ["rev-parse", "--git-path", "objects"]),
    ),
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_CONFIG_NOSYSTEM: "1",
    // The file of attributes at home is read without being named in any setting.
    GIT_CONFIG_COUNT: "1",
    GIT_CONFIG_KEY_0: "core.attributesFile",
    GIT_CONFIG_VALUE_0: "/dev/null",
    GIT_CONFIG_PARAMETERS: "",
    GIT_ATTR_NOSYSTEM: "1",
  };
  git(folder, ["init", "--quiet", "--template="], env);
  git(folder, ["read-tree", commit], env);
  git(folder, ["checkout-index", "--all"], env);
  rmSync(empty, { recursive: true });
}
