/**
 * An editor's day: changes everything that an editor may change, in a clone of what is committed,
 * and runs what guards a commit after it: `npm run test:editor`. Ends with 1 where anything is red.
 */
import { execFileSync } from "node:child_process";
import { rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { run } from "../steps/command.mjs";
import { fewestOfEach, oneMoreOfEach, rename, turnOrderAround } from "./collections.ts";
import { readTree, writeTree } from "./contentFiles.ts";
import { changeFigures, exchangePictures, rewordEverything } from "./values.ts";

/** Each part of the day is a commit, with the lane that guards it. */
const parts = [
  {
    changes: [
      rewordEverything,
      oneMoreOfEach,
      turnOrderAround,
      changeFigures,
      exchangePictures,
      rename,
    ],
    lane: "editors-day",
  },
  { changes: [fewestOfEach], lane: "editors-evening" },
];

const identity = ["-c", "user.name=Editor", "-c", "user.email=editor@site.example"];

const clone = resolve(".editors-day");
rmSync(clone, { recursive: true, force: true });
execFileSync("git", ["clone", "--quiet", process.cwd(), clone]);
symlinkSync(resolve("node_modules"), join(clone, "node_modules"));
process.chdir(clone);

const tree = readTree("content");
for (const { changes, lane } of parts) {
  console.log(`\nThe editor's commit for the lane ${lane}:`);
  for (const change of changes) console.log(`- ${await change(tree)}`);
  writeTree("content", tree);
  execFileSync("git", ["add", "--all", "content"]);
  execFileSync("git", [...identity, "commit", "--quiet", "--message", lane]);
  process.exitCode = await run(`node tools/steps/main.mjs ${lane}`);
  if (process.exitCode !== 0) break;
}
// Where something is red, the clone stays to be looked at.
if (!process.exitCode) rmSync(clone, { recursive: true, force: true });
