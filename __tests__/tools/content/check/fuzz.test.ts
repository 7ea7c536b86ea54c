import fc from "fast-check";
import { checkContent } from "../../../../tools/content/check/checkContent";
import { formatProblem } from "../../../../src/model/problems";
import { readTree } from "../../../support/edits/contentFiles";
import { memorySource } from "../../../support/contentTree";
import { fixtureContent } from "../../../support/fixtureContent";
import { mutation } from "../../../support/mutations";

const tree = readTree(fixtureContent);
const texts = [...tree.keys()].filter((file) => /\.(?:md|yml|svg)$/.test(file));

/** A crash of the check is reported as this rule. */
const failures = (lines: readonly string[]) => lines.filter((line) => line.includes(" internal: "));

/** CPU seconds, because wall time depends on the machine's other work. */
const secondsSince = (before: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
};

it("survives any damage to one file, in time, and reports an existing position", async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...texts), mutation, async (file, change) => {
      const bytes = change(tree.get(file) ?? Buffer.alloc(0));
      const before = process.cpuUsage();
      const { problems } = await checkContent(memorySource(new Map([[file, bytes]])));
      expect(secondsSince(before)).toBeLessThan(5);
      expect(failures(problems.map(formatProblem))).toEqual([]);
      const lines = bytes.toString("latin1").split(/\r\n?|\n/);
      for (const problem of problems.filter((one) => one.file === `content/${file}`)) {
        expect(problem.line).toBeLessThanOrEqual(lines.length);
        expect(problem.column).toBeGreaterThan(0);
      }
    }),
    { seed: 20_250_907, numRuns: 500 },
  );
}, 60_000);

it.each([
  ["spaces", " "],
  ["tabs", "\t"],
])("reads a hundred thousand %s in a row in time", async (_name, blank) => {
  const file = "legal/privacy.md";
  const text = tree
    .get(file)
    ?.toString()
    .replace("Your name.", `Your${blank.repeat(100_000)}name.`);
  const before = process.cpuUsage();
  await checkContent(memorySource(new Map([[file, Buffer.from(text ?? "")]])));
  expect(secondsSince(before)).toBeLessThan(5);
});
