/** @jest-environment node */

import { checkSource } from "../../../tools/content-check/checkContent";
import { formatProblem } from "../../../src/pipeline/problems";
import { memorySource, validTree } from "../../support/contentTree";

/** What the check says at a moment of the valid tree, whose documents are of 2025-09-07. */
const saidAt = async (moment: string) =>
  (await checkSource(memorySource(await validTree()), new Date(moment))).problems.map(
    formatProblem,
  );

test("a document cannot have been changed on a day that is still to come", async () => {
  const says = "is 2025-09-07, a day that is still to come; write the day of the last change";
  expect(await saidAt("2025-09-05T23:59:00Z")).toEqual([
    `content/legal/privacy.md:4:10 date-future: "updated" ${says}`,
    `content/legal/safety.md:4:10 date-future: "updated" ${says}`,
  ]);
});

test("the editor's day may have begun before the machine's", async () => {
  expect(await saidAt("2025-09-06T00:01:00Z")).toEqual([]);
});
