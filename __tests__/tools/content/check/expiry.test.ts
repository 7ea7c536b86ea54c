import { formatProblem } from "../../../../src/model/problems";
import { checkContent } from "../../../../tools/content/check/checkContent";
import { memorySource, validTree } from "../../../support/contentTree";

/** The check's output for the fixture's security.yml, which is valid until 2031-04-30. */
async function saidAt(moment: string, isLaunch = true) {
  const source = memorySource(await validTree());
  const { problems } = await checkContent(source, { today: new Date(moment), isLaunch });
  return problems.filter(({ ruleId }) => ruleId === "expiry").map(formatProblem);
}

test("reports a date that is near or past before the launch", async () => {
  const expired = 'content/site/security.yml:2:10 expiry: "expires" is 2031-04-30;';
  expect(await saidAt("2031-04-01T12:00:00Z")).toEqual([
    `${expired} check that the file is still correct, then write a day from 2031-05-01 to 2032-03-31`,
  ]);
  expect(await saidAt("2031-03-31T12:00:00Z")).toEqual([]);
});

test("reports a date more than a year ahead before the launch", async () => {
  expect(await saidAt("2030-04-29T12:00:00Z")).toEqual([expect.stringContaining("2030-05-29")]);
  expect(await saidAt("2030-04-30T12:00:00Z")).toEqual([]);
});

test("does not fail a build once the date has passed", async () => {
  expect(await saidAt("2032-01-01T12:00:00Z", false)).toEqual([]);
});
