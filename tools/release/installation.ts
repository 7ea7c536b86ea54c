import { existsSync, lstatSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { Refusal } from "./refusal";

/** Where everything lies in the folder that is released into. */
export interface Installation {
  /** The link that the web server follows. */
  readonly current: string;
  readonly releases: string;
  /** One file for each release: the hashes of what it was built with, and its address. */
  readonly manifests: string;
  /** The names of the releases that were served, oldest first. */
  readonly history: string;
  /** For nginx: the content security policy of each release. */
  readonly policies: string;
  readonly lock: string;
  readonly reserve: string;
  /** Half-made and half-removed things; each run begins by deleting whatever is in here. */
  readonly work: string;
}

/** Names the places, whether they are there or not. */
export function installationIn(folder: string): Installation {
  const path = (...names: string[]) => join(resolve(folder), ...names);
  return {
    current: path("current"),
    releases: path("releases"),
    manifests: path(".release", "manifests"),
    history: path(".release", "history"),
    policies: path(".release", "policies.conf"),
    lock: path(".release", "lock"),
    reserve: path(".release", "reserve"),
    work: path(".release", "work"),
  };
}

/** Makes the places where they are missing; refuses when `current` is somebody else's. */
export function openInstallation(folder: string): Installation {
  const installation = installationIn(folder);
  const { current, releases, manifests, work } = installation;
  const present = lstatSync(current, { throwIfNoEntry: false });
  if (present && !present.isSymbolicLink()) {
    throw new Refusal(
      `${current} exists and is not a link made by a release. Move it away or name another folder.`,
    );
  }
  for (const place of [releases, manifests, work]) mkdirSync(place, { recursive: true });
  return installation;
}

/** Deletes what a killed run left behind. */
export function clearWork({ work }: Installation): void {
  for (const name of readdirSync(work)) {
    // Its build may still be writing for a moment: retry.
    rmSync(join(work, name), { recursive: true, force: true, maxRetries: 20 });
  }
}

/** Room for a history, a link and some directory entries. */
const reserveSize = 256 * 1024;

/** Keeps some space for a rollback on a full disk. */
export function keepReserve({ reserve }: Installation): void {
  if (existsSync(reserve)) return;
  try {
    writeFileSync(reserve, Buffer.alloc(reserveSize));
  } catch {
    // A part of it is no use, and nobody needs it today.
    rmSync(reserve, { force: true });
  }
}

/** Gives the space back to the disk. */
export function spendReserve({ reserve }: Installation): void {
  rmSync(reserve, { force: true });
}
