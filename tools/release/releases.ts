import {
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { join } from "node:path";
import { renameDurably, syncTree, writeDurably } from "./durably";
import { type BuiltFolder, hashFiles } from "./files";
import type { Installation } from "./installation";

/** A built and checked site that can be served. */
export interface Release extends BuiltFolder {
  /** The commit; from the second release of a commit on, with a number: `<commit>-2`. */
  readonly name: string;
  readonly commit: string;
  /** The address that its pages name as their own; "" for the placeholder. */
  readonly siteUrl: string;
}

/** The releases of an installation. */
export interface Releases {
  /** All of them, oldest first. */
  readonly all: readonly Release[];
  /** The one that is served; undefined when the link is missing or leads elsewhere. */
  readonly live: Release | undefined;
  /** Those that were served and are still there, in that order; `live` is the last. */
  readonly history: readonly Release[];
}

/** Reads which releases there are. Anything else in their folder is left alone. */
export function readReleases(installation: Installation): Releases {
  const { current, history, manifests, releases } = installation;
  const builtAt = (name: string) => statSync(join(manifests, name)).mtimeMs;
  const all = readdirSync(manifests)
    .filter((name) => existsSync(join(releases, name)))
    .sort((one, other) => builtAt(one) - builtAt(other))
    .map((name) => readRelease(installation, name));
  const served = existsSync(current) ? realpathSync(current) : undefined;
  const live = all.find(({ folder }) => realpathSync(folder) === served);

  const names = existsSync(history) ? readFileSync(history, "utf8").split("\n") : [];
  const recorded = names.flatMap((line) => all.filter(({ name }) => name === line));
  // Without a record, the order of building stands in for it.
  const known = recorded.length > 0 ? recorded : all;
  if (!live) return { all, live, history: known };
  // It is written before the switch: where it differs from the link, a run was killed in between.
  const end = known.includes(live) ? known.indexOf(live) : known.length;
  return { all, live, history: [...known.slice(0, end), live] };
}

function readRelease({ manifests, releases }: Installation, name: string): Release {
  const [address = "", ...lines] = readFileSync(join(manifests, name), "utf8").trim().split("\n");
  return {
    name,
    commit: name.replace(/-\d+$/, ""),
    folder: join(releases, name),
    siteUrl: address.slice(addressMark.length),
    files: new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)])),
  };
}

/** Such a line is a comment to `sha256sum -c`, which reads the others: a hash, two spaces, a file. */
const addressMark = "# SITE_URL=";

/** Moves a built site to where releases are; until its last step there is nothing to see of it. */
export function addRelease(
  installation: Installation,
  site: string,
  commit: string,
  siteUrl: string,
): Release {
  const { manifests, releases, work } = installation;
  let name = commit;
  for (let count = 2; existsSync(join(releases, name)); count += 1) name = `${commit}-${count}`;
  const lines = [...hashFiles(site)].map(([file, hash]) => `${hash}  ${file}\n`);
  syncTree(site);
  const text = `${addressMark}${siteUrl}\n${lines.join("")}`;
  writeDurably(join(manifests, name), text, join(work, "manifest"));
  renameDurably(site, join(releases, name));
  return readRelease(installation, name);
}

/** Deletes releases. Each is moved away first: a folder among the releases is always a whole one. */
export function removeReleases(installation: Installation, old: readonly Release[]): void {
  for (const { name, folder } of old) {
    const doomed = join(installation.work, name);
    renameSync(folder, doomed);
    rmSync(join(installation.manifests, name));
    rmSync(doomed, { recursive: true });
  }
}
