/**
 * Prints which checks a change since a commit needs: `node tools/run/lane.mjs <commit>`.
 * Prints `content` if only files of content/ changed; otherwise, or if the commit is unknown, `all`.
 */
import { spawnSync } from "node:child_process";

const [since = ""] = process.argv.slice(2);
// Without rename detection, Git lists both paths of a file that moves out of content/.
const options = ["diff", "--name-only", "--no-renames", "-z", `${since}...HEAD`, "--"];
const { status, stdout } = spawnSync("git", options, { encoding: "utf8" });
const paths = status === 0 ? stdout.split("\0").filter(Boolean) : [];
const isContentOnly = paths.length > 0 && paths.every((path) => path.startsWith("content/"));
console.log(isContentOnly ? "content" : "all");
