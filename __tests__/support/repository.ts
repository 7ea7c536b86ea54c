import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const root = path.join(__dirname, "../..");

/** The text of a file; `file` is its path in the repository. */
export const read = (file: string) => readFileSync(path.join(root, file), "utf8");

/** All files of the repository that Git does not ignore. */
export const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file && existsSync(path.join(root, file)));

/** The hand-written documents. */
export const documents = files.filter((file) =>
  /^(?!content|__tests__|docs\/content).*\.md$/.test(file),
);
