import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { isImmutable } from "../headers/caching";
import { filesOf } from "./filesOf";

/** In ms: how long after a page was replaced its scripts and pictures stay, for tabs that show it. */
const grace = 24 * 60 * 60 * 1000;

/** In the kept folder: when each file was last part of the site, by its path. */
const datesFile = "dates.json";
const datesSchema = z.record(z.string(), z.iso.datetime());

/**
 * Adds to a built site the hashed files of earlier ones that a visitor may still need, and remembers
 * its own in the folder `kept` for the next time. What was replaced more than a day before `now` goes.
 *
 * Hosts such as Netlify put a whole site in the place of another at once, so a tab that was opened
 * before would miss the parts that it loads later.
 * @returns how many files were added
 */
export function keepEarlier(site: string, kept: string, now: Date): number {
  const own = filesOf(site).filter((file) => isImmutable(`/${file}`));
  const dates = new Map(Object.entries(readDates(kept)));
  for (const [file, date] of dates) {
    if (now.getTime() - Date.parse(date) <= grace) continue;
    dates.delete(file);
    rmSync(join(kept, "files", file), { force: true });
  }
  const added = [...dates.keys()].filter((file) => !existsSync(join(site, file)));
  for (const file of added) copy(join(kept, "files", file), join(site, file));
  for (const file of own) {
    copy(join(site, file), join(kept, "files", file));
    dates.set(file, now.toISOString());
  }
  mkdirSync(kept, { recursive: true });
  writeFileSync(join(kept, datesFile), JSON.stringify(Object.fromEntries(dates)));
  return added.length;
}

function readDates(kept: string): z.infer<typeof datesSchema> {
  const file = join(kept, datesFile);
  return existsSync(file) ? datesSchema.parse(JSON.parse(readFileSync(file, "utf8"))) : {};
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
}
