import { createHash } from "node:crypto";
import { readFileSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { publish, rollBack } from "../../tools/deploy/publish";
import { filesIn } from "../../tools/lib/files";
import { temporaryFolder, writeFiles } from "./temporaryFolder";

/** The hashed script of a version, such as app-aaaaaaaa.js. */
export const scriptOf = (version: string) => `app-${version.repeat(8)}.js`;

const built = new Map<string, string>();

/** A built site of a version, made once; every file contains the version. */
export function builtSite(version: string): string {
  const folder = built.get(version) ?? temporaryFolder();
  if (built.has(version)) return folder;
  built.set(version, folder);
  writeFiles(folder, {
    "index.html": `page ${version}`,
    "contact/index.html": `contact ${version}`,
    "leak-card/index.html": `card ${version}`,
    "leak-card-worker.js": `worker ${version}`,
    "404.html": `missing ${version}`,
    ".well-known/security.txt": version,
    "webpack.stats.json": "{}",
    [scriptOf(version)]: version,
    [`${scriptOf(version)}.br`]: version,
    "robots.txt": version,
  });
  return folder;
}

/** A folder to publish into, at times that the test sets. */
export function newInstallation(folder = join(temporaryFolder(), "site")) {
  return {
    folder,
    publish: (version: string, time = "2026-01-05T08:00:00Z") =>
      publish(builtSite(version), folder, new Date(time)),
    back: () => rollBack(folder),
    /** The target of the link, and every served file with its hash. */
    served: () => ({
      link: readlinkSync(join(folder, "current")),
      files: Object.fromEntries(
        filesIn(join(folder, "current")).map((file) => [
          file,
          hashOf(join(folder, "current", file)),
        ]),
      ),
    }),
    page: () => readFileSync(join(folder, "current/index.html"), "utf8"),
  };
}

const hashOf = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");
