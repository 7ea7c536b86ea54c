import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { unfinishedContent, unfinishedPages } from "../../../tools/deploy/unfinished";
import { fixtureContent } from "../../support/fixtureContent";
import { temporaryFolder, writeFiles } from "../../support/temporaryFolder";

let printed: string[];

beforeEach(() => {
  printed = [];
  jest.spyOn(console, "warn").mockImplementation((line) => {
    printed.push(String(line).replace(/^\S*\//, ""));
  });
});

test("names what is open in the content, and counts what stops a launch", async () => {
  const content = temporaryFolder();
  cpSync(fixtureContent, content, { recursive: true });
  const company = join(content, "site/company.yml");
  const text = readFileSync(company, "utf8").replace(
    /^telephone: .*$/m,
    "telephone: +234 800 000 0000",
  );
  writeFileSync(company, text);
  const question = (words: string, more = "") =>
    `  - who: owner\n    file: site/company.yml\n    words: "${words}"\n    question: Who?\n${more}`;
  const questions = [question("telephone:"), question("email:", "    stops: launch\n")];
  writeFileSync(join(content, "site/questions.yml"), `questions:\n${questions.join("")}`);
  expect(await unfinishedContent(content)).toEqual([
    "1 question that stops a launch is left in the content",
    "2 placeholders are left in the content",
  ]);
  // The fixture's own date expires one day.
  expect(printed.filter((line) => !line.includes(" expiry: "))).toEqual([
    expect.stringMatching(/^company\.yml:\d+:1 question: owner: Who\?$/),
    expect.stringMatching(/^company\.yml:\d+:1 launch: owner: Who\?$/),
    expect.stringMatching(/^depot\.yml:\d+:\d+ placeholder: /),
    expect.stringMatching(/^company\.yml:\d+:\d+ placeholder: \+234 800 000 0000 is a/),
  ]);
});

test("a file with a mistake may hide a question, so it stops a launch too", async () => {
  const content = temporaryFolder();
  cpSync(fixtureContent, content, { recursive: true });
  writeFileSync(join(content, "site/questions.yml"), "questions: [\n");
  expect(await unfinishedContent(content)).toContain("1 mistake is left in the content");
});

test("names each placeholder in the pages once, and no example, style, script or drawing", () => {
  const site = temporaryFolder();
  const zeros = "0800 000 0000";
  writeFiles(site, {
    "index.html":
      `<style>a{margin:${zeros}}</style><svg><path d="${zeros}"></path></svg>` +
      `<script>${zeros}</script><input placeholder="${zeros}"><p>+234 801 234 5678</p>`,
    "leak-card/index.html":
      `<a href="tel:+2348000000000">${zeros.replaceAll(" ", "\u00A0")}</a>` +
      '<a href="https://wa.me/?text=https%3A%2F%2Fileru.example%2Fleak-card">Send</a>' +
      '<script type="application/ld+json">{"telephone":"0700 000 0000"}</script>',
    "terms/index.html": `<p>${zeros}</p>`,
  });
  expect(unfinishedPages(site)).toEqual(["4 placeholders are left in the pages"]);
  expect(printed).toEqual(
    [
      "+2348000000000 is a placeholder; write the real number",
      `${zeros} is a placeholder; write the real number`,
      "ileru.example is reserved for examples; write the real address",
      "0700 000 0000 is a placeholder; write the real number",
    ].map((fault) => `index.html placeholder: ${fault}`),
  );
});
