import { lstatSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { Refusal } from "./refusal";

/** Where everything lies in the folder of an installation. */
export interface Places {
  readonly folder: string;
  /** The link that the web server follows. */
  readonly current: string;
  readonly releases: string;
  /** What only releases read: never served. */
  readonly state: string;
  readonly lock: string;
  readonly history: string;
  readonly manifests: string;
  readonly reserve: string;
  /** Half-made and half-removed things; whatever is in here may be deleted. */
  readonly work: string;
}

/** Names the places, whether they are there or not. */
export function placesIn(given: string): Places {
  const folder = resolve(given);
  const state = join(folder, ".release");
  return {
    folder,
    current: join(folder, "current"),
    releases: join(folder, "releases"),
    state,
    lock: join(state, "lock"),
    history: join(state, "history"),
    manifests: join(state, "manifests"),
    reserve: join(state, "reserve"),
    work: join(state, "work"),
  };
}

/** Names the places and makes their folders. */
export function preparePlaces(given: string): Places {
  const places = placesIn(given);
  const present = lstatSync(places.current, { throwIfNoEntry: false });
  if (present && !present.isSymbolicLink()) {
    throw new Refusal(
      `${places.current} exists and is not a link that releases made. ` +
        "Move it away or name another folder.",
    );
  }
  for (const path of [places.releases, places.manifests, places.work]) {
    mkdirSync(path, { recursive: true });
  }
  return places;
}
