import { checkContent } from "../../../../tools/content/check/checkContent";
import { formatProblem } from "../../../../src/model/problems";
import { memorySource, validTree } from "../../../support/contentTree";

/** The check's output at a given time; the newest documents of the valid tree are of 2024-11-18. */
const saidAt = async (moment: string) =>
  (await checkContent(memorySource(await validTree()), { today: new Date(moment) })).problems.map(
    formatProblem,
  );

test("rejects a document whose last change is in the future", async () => {
  const future = "is 2024-11-18, after today (2024-11-16); write today or an earlier day";
  expect(await saidAt("2024-11-16T23:59:00Z")).toEqual([
    `content/legal/privacy.md:4:10 date-future: "updated" ${future}`,
    `content/legal/safety.md:4:10 date-future: "updated" ${future}`,
  ]);
});

test("allows for an editor whose day began before the machine's", async () => {
  expect(await saidAt("2024-11-17T00:01:00Z")).toEqual([]);
});
