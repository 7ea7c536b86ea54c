/** @jest-environment node */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { temporaryFolder, writeFiles } from "../../support/temporaryFolder";

const project = path.resolve(__dirname, "../../..");
const folder = temporaryFolder();

/** Runs the command as `npm run check:words` does. */
function read(files: Readonly<Record<string, string>>) {
  writeFiles(folder, files);
  const command = ["--import", "tsx", "tools/words-check/main.ts", folder];
  return spawnSync(process.execPath, command, { cwd: project, encoding: "utf8" });
}

const heading = "---\ntitle: Rules\n---\n\n## One {#one}\n\n";
const long = Array.from({ length: 26 }, () => "gas").join(" is ");

it("names long sentences, repeated, hard, unknown and unlike words with their place, and never fails", () => {
  const { status, stdout } = read({
    "legal/rules.md": `${heading}It is the the color of {company.name}.\n\n- ${long}.\n`,
    "site/legal.yml": "summary: Obtain an e-mail\ncontents: Call us within {policy.reply}\n",
  });
  expect(status).toBe(0);
  const hints = stdout.trim().split("\n");
  expect(hints.map((hint) => hint.replace(/^\S+(?=legal\/|site\/)/, ""))).toEqual([
    "legal/rules.md:7:7-7:14 retext-repeated-words: Unexpected repeated `the`, remove one occurrence",
    expect.stringMatching(/^legal\/rules\.md:7:15-7:20 retext-spell: .* `color`, .* `colour`/),
    expect.stringMatching(/^legal\/rules\.md:9:3-\S+ long-sentence: 51 words in one sentence/),
    "site/legal.yml:1:10-1:16 retext-simplify: Unexpected `Obtain`, use `get` instead",
    'site/legal.yml:1:20-1:26 preferred-word: "e-mail" is "email" elsewhere',
    "words: 5 hints",
  ]);
});
