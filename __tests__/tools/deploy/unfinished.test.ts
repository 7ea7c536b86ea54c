import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { printUnfinished } from "../../../tools/deploy/unfinished";
import { fixtureContent } from "../../support/fixtureContent";
import { temporaryFolder } from "../../support/temporaryFolder";

test("names open questions and placeholders, and counts the placeholders", async () => {
  const content = temporaryFolder();
  cpSync(fixtureContent, content, { recursive: true });
  const company = join(content, "site/company.yml");
  const text = readFileSync(company, "utf8").replace(
    /^telephone: .*$/m,
    "telephone: +234 800 000 0000",
  );
  writeFileSync(company, text);
  writeFileSync(
    join(content, "site/questions.yml"),
    "questions:\n  - who: owner\n    file: site/company.yml\n    words: telephone\n    question: Is this right?\n",
  );
  const warn = jest.spyOn(console, "warn").mockImplementation();
  const count = await printUnfinished(content);
  const lines = warn.mock.calls.map(([line]) => String(line));
  expect(lines.filter((line) => line.includes(" placeholder: "))).toHaveLength(count);
  expect(lines.join("\n")).toMatch(
    /company\.yml:\d+:\d+ placeholder: \+234 800 000 0000 is a placeholder/,
  );
  expect(lines[0]).toMatch(/company\.yml:\d+:1 question: owner: Is this right\?$/);
});
