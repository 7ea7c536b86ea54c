import { checkContent } from "../../../../tools/content/check/checkContent";
import { placeholderFault } from "../../../../tools/content/check/placeholders";
import { formatProblem } from "../../../../src/model/problems";
import { memorySource, validTree } from "../../../support/contentTree";
import { renewEdition } from "../../../support/edits/renewEdition";
import { edit, put } from "../../../support/faults";

it("lists what must be replaced, with its position", async () => {
  const tree = await validTree();
  edit("site/company.yml", "+234 801 234 5678", "+234 800 000 0000")(tree);
  edit("site/company.yml", "desk@testgas.ng", "desk@testgas.example")(tree);
  edit("legal/privacy.md", "Your name.", "See [a site](https://example.com).")(tree);
  await renewEdition(tree);
  // The fixture is valid until 2031-04-30.
  const today = new Date("2031-01-15");
  const { problems } = await checkContent(memorySource(tree), { isLaunch: true, today });
  expect(problems.map(formatProblem)).toEqual([
    "content/legal/privacy.md:14:1 placeholder: example.com is reserved for examples; write the real address",
    "content/partners/depot.yml:3:17 placeholder: isIllustrative is true; replace it with a real one, or delete it",
    "content/site/company.yml:4:12 placeholder: +234 800 000 0000 is a placeholder; write the real number",
    "content/site/company.yml:5:8 placeholder: testgas.example is reserved for examples; write the real address",
  ]);
});

it("asks what must be confirmed, at the words that depend on the answer", async () => {
  const tree = await validTree();
  const question = (file: string, words: string) =>
    `  - who: owner\n    file: ${file}\n    words: "${words}"\n    question: Is it so?\n`;
  const questions = [
    question("legal/privacy.md", "Your name"),
    question("legal/privacy.md", "Your shoe size"),
    question("legal/gone.md", "Your name"),
  ];
  put("site/questions.yml", `questions:\n${questions.join("")}`)(tree);
  edit("legal/privacy.md", "Your name.", "You say: Your\u00a0name.")(tree);
  const { problems } = await checkContent(memorySource(tree), { isLaunch: true });
  const asked = problems.filter(({ ruleId }) => ruleId === "question");
  const remedy = "write the words that are there now, or delete the question";
  expect(asked.map(formatProblem)).toEqual([
    "content/legal/privacy.md:14:10 question: owner: Is it so?",
    `content/site/questions.yml:8:12 question: "Your shoe size" is no longer in legal/privacy.md; ${remedy}`,
    `content/site/questions.yml:12:12 question: "Your name" is no longer in legal/gone.md; ${remedy}`,
  ]);
});

it.each([
  ["https://mastodon.example/testgas", "mastodon.example is reserved"],
  ["http://localhost:8000", "localhost is reserved"],
  ["2348000000000", "2348000000000 is a placeholder"],
  ["mail@site.invalid", "site.invalid is reserved"],
])("treats %s as a placeholder", (value, reason) => {
  expect(placeholderFault(value)).toContain(reason);
});

it.each(["https://testgas.ng", "+234 801 000 5678", "An example of care", "10000000", "6.5"])(
  "treats %s as real content",
  (value) => {
    expect(placeholderFault(value)).toBeUndefined();
  },
);
