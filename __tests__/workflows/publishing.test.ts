/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { chmodSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { runInNewContext } from "node:vm";
import { parse } from "yaml";
import { temporaryFolder, writeFiles } from "../support/temporaryFolder";

interface Step {
  readonly run?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
}
interface Job {
  readonly name: string;
  readonly if?: string;
  readonly steps: readonly Step[];
}
interface Workflow {
  readonly concurrency: { readonly group: string; readonly "cancel-in-progress": string };
  readonly jobs: Readonly<Record<string, Job>>;
}
const ci = parse(readFileSync(".github/workflows/ci.yml", "utf8")) as Workflow;

/** Evaluates GitHub's expressions in a text; these are also JavaScript. */
const valueOf = (text: string, context: object): unknown =>
  runInNewContext(text.replace(/^.*\$\{\{|\}\}$/g, ""), { cancelled: () => false, ...context });

const onMain = (sha: string) => ({ github: { event_name: "push", ref: "refs/heads/main", sha } });
const onBranch = (sha: string) => ({ github: { event_name: "push", ref: "refs/heads/x", sha } });

test("every commit of main has a run of its own; on a branch, a push replaces the earlier run", () => {
  const { group, "cancel-in-progress": cancels } = ci.concurrency;
  expect(valueOf(group, onMain("a"))).not.toBe(valueOf(group, onMain("b")));
  expect(valueOf(group, onBranch("a"))).toBe(valueOf(group, onBranch("b")));
  expect([onMain("a"), onBranch("a")].map((context) => valueOf(cancels, context))).toEqual([
    false,
    true,
  ]);
});

test("no job's name depends on what changed, so that each can be a required check", () => {
  const expressions = Object.values(ci.jobs).flatMap(
    ({ name }) => name.match(/\$\{\{.*?\}\}/g) ?? [],
  );
  expect(expressions).toEqual(["${{ matrix.node }}"]);
});

/** Runs .ci/newest for commit "a" while the newest commit of main is another, or GitHub does not answer. */
function newest(answer: string) {
  const folder = temporaryFolder();
  writeFiles(folder, { gh: `#!/bin/sh\n${answer}\n`, summary: "" });
  chmodSync(join(folder, "gh"), 0o755);
  const { status } = spawnSync(resolve(".ci/newest"), {
    env: {
      ...process.env,
      PATH: `${folder}:${process.env.PATH}`,
      GITHUB_REPOSITORY: "owner/site",
      GITHUB_SHA: "a",
      GITHUB_STEP_SUMMARY: join(folder, "summary"),
    },
  });
  return { status, summary: readFileSync(join(folder, "summary"), "utf8") };
}

test("only the newest commit of main passes, and the summary says why another one is not published", () => {
  expect(newest("echo a")).toEqual({ status: 0, summary: "" });
  expect(newest("echo b")).toEqual({
    status: 3,
    summary: expect.stringMatching(/^Not published: main has a newer commit, b\. /),
  });
  expect(newest("exit 1").status).toBe(1);
});

test("a repeated job asks again before it publishes", () => {
  const commands = ci.jobs.publish?.steps.map(({ run = "" }) => run) ?? [];
  const [asks, publishes] = [".ci/newest", "npm run --silent deploy"].map((command) =>
    commands.findIndex((run) => run.startsWith(command)),
  );
  expect(asks).toBeGreaterThanOrEqual(0);
  expect(publishes).toBeGreaterThan(asks ?? Infinity);
});

test("publishes only the newest commit, and only if all checks have passed", () => {
  const isPublished = (check: string, engines: string, status = "0") =>
    valueOf(ci.jobs.publish?.if ?? "", {
      needs: {
        check: { result: check },
        engines: { result: engines },
        newest: { outputs: { status } },
      },
    });
  expect(isPublished("success", "success")).toBe(true);
  expect(isPublished("success", "skipped")).toBe(true);
  expect(isPublished("failure", "success")).toBe(false);
  expect(isPublished("success", "cancelled")).toBe(false);
  expect(isPublished("success", "success", "3")).toBe(false);
  // The job was skipped: another branch, or publishing is not set up.
  expect(isPublished("success", "success", "")).toBe(false);
});

test("publishes placeholders only if the repository's variable PREVIEW is true", () => {
  const { env = {} } = ci.jobs.publish?.steps.at(-1) ?? {};
  expect(valueOf(env.SITE_URL ?? "", { vars: {} })).toMatch(/^https:/);
  const [stops, previews] = [{}, { PREVIEW: "true" }].map((vars) =>
    valueOf(env.PREVIEW ?? "", { vars }),
  );
  expect([stops, previews]).toEqual(["", "--preview"]);
});
