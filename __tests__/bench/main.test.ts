/** @jest-environment node */
import { spawnSync } from "node:child_process";

const bench = (...args: string[]) =>
  spawnSync(process.execPath, ["--import", "tsx", "bench/main.ts", ...args], { encoding: "utf8" })
    .stderr;

// Unknown options, so that nothing is measured.
test.each([
  [["press", "--sekonds", "10"]],
  [["press", "--", "--sekonds", "10"]],
  [["--", "press", "--sekonds", "10"]],
])("%j reach the benchmark as options", (args) => {
  expect(bench(...args)).toContain("Unknown option '--sekonds'");
});

test("names the benchmarks if there is none of that name", () => {
  expect(bench("loads")).toBe('There is no benchmark "loads"; there are: pages, press\n');
});
