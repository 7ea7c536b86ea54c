import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { filesIn } from "../../tools/lib/files";

interface Job {
  "timeout-minutes"?: number;
  environment?: string;
  needs?: string | string[];
  permissions?: Record<string, string>;
  steps: { uses?: string; with?: Record<string, unknown> }[];
}

const folder = ".github/workflows";
const workflows = filesIn(folder).map((name) => {
  const text = readFileSync(join(folder, name), "utf8");
  const { permissions, jobs } = parse(text) as Pick<Job, "permissions"> & {
    jobs: Record<string, Job>;
  };
  return { text, permissions, jobs: Object.values(jobs) };
});
const jobs = workflows.flatMap((workflow) => workflow.jobs);

test("actions by others are pinned to a commit, with the version beside it", () => {
  const used = workflows.flatMap(({ text }) => [...text.matchAll(/^[\s-]*uses: *(.*)$/gm)]);
  const loose = used
    .map(([, name = ""]) => name)
    .filter((name) => !/^(\.\/\S+|\S+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/.test(name));
  expect(used.length).toBeGreaterThan(0);
  expect(loose).toEqual([]);
});

test("no job may write, keep the checkout's token, run without end, or run a stranger's code with secrets", () => {
  const rights = [...workflows, ...jobs].flatMap(({ permissions = {} }) =>
    Object.values(permissions),
  );
  expect(new Set(rights)).toEqual(new Set(["read"]));
  expect(workflows.every(({ permissions }) => permissions)).toBe(true);
  const checkouts = jobs.flatMap(({ steps }) =>
    steps.filter(({ uses }) => uses?.startsWith("actions/checkout@")),
  );
  expect(checkouts.filter((step) => step.with?.["persist-credentials"] !== false)).toEqual([]);
  expect(jobs.filter((job) => job["timeout-minutes"] === undefined)).toEqual([]);
  expect(workflows.filter(({ text }) => text.includes("pull_request_target"))).toEqual([]);
});

test("a job with secrets waits for every check in every browser", () => {
  const publishing = jobs.filter(({ environment }) => environment);
  expect(publishing.length).toBeGreaterThan(0);
  for (const { needs } of publishing)
    expect(needs).toEqual(expect.arrayContaining(["check", "engines"]));
});
