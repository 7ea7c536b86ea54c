import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { stepsOf, type Permissions, type Step, type Workflow } from "./workflow";

/** The rules for workflows; each returns its problems as `file: job, step: what is wrong`. */
export const rules = [events, permissions, jobs, publishing, pins, checkouts, installs, commands];

/** Events that run other people's pull requests with the repository's rights and secrets. */
const trusting = ["pull_request_target", "workflow_run", "issue_comment"];

function events({ path, on }: Workflow): string[] {
  const names = typeof on === "string" ? [on] : Array.isArray(on) ? on : Object.keys(on);
  return names
    .filter((name) => trusting.includes(name))
    .map(
      (name) =>
        `${path}: "on: ${name}" runs other people's code with the rights of this repository`,
    );
}

const isReadOnly = (granted: Permissions | undefined) =>
  typeof granted === "object" && Object.values(granted).every((right) => right !== "write");

function permissions({ path, permissions: granted, jobs: all }: Workflow): string[] {
  const problems = isReadOnly(granted)
    ? []
    : [`${path}: "permissions" at the top must be a list without "write"; a job may ask for more`];
  const broad = Object.entries(all).filter(([, job]) => typeof job.permissions === "string");
  return [
    ...problems,
    ...broad.map(([name]) => `${path}: ${name}: name each permission that the job needs`),
  ];
}

function jobs({ path, jobs: all }: Workflow): string[] {
  return Object.entries(all)
    .filter(([, job]) => job["timeout-minutes"] === undefined)
    .map(([name]) => `${path}: ${name}: needs "timeout-minutes"`);
}

/** A job with an environment has keys: it may start only after every check has passed. */
function publishing({ path, jobs: all }: Workflow): string[] {
  return Object.entries(all).flatMap(([name, job]) => {
    if (!job.environment) return [];
    const condition = job.if ?? "";
    const waits = [job.needs].flat();
    return ["check", "engines"]
      .filter((each) => !waits.includes(each) || !condition.includes(`needs.${each}.result ==`))
      .map((each) => `${path}: ${name}: must need "${each}" and test its result before publishing`);
  });
}

/** Read from the text, because a parser drops the comment with the commit's version. */
function pins({ path, text }: Workflow): string[] {
  return [...text.matchAll(/^[\s-]*uses:\s*(.*)$/gm)]
    .map(([, used = ""]) => used)
    .filter((used) => !/^(\.\/\S+|\S+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/.test(used))
    .map((used) => `${path}: "${used}" must be pinned as name@<commit> # v<number>`);
}

const keepsToken = ({ uses, with: given }: Step) =>
  uses?.startsWith("actions/checkout@") && given?.["persist-credentials"] !== false;

function checkouts(workflow: Workflow): string[] {
  return stepsOf(workflow)
    .filter(({ step }) => keepsToken(step))
    .map(({ place }) => `${place}: needs "persist-credentials: false"`);
}

/** Commands that install packages without the lockfile. */
const loose = /\b(?:npx|npm (?:i|install|add|exec|update)|curl|wget|pip3?)\b/;

function installs(workflow: Workflow): string[] {
  return stepsOf(workflow).flatMap(({ step, place }) => {
    const found = loose.exec(step.run ?? "")?.[0];
    return found ? [`${place}: "${found}" installs packages without a lockfile; use "npm ci"`] : [];
  });
}

const scriptsSchema = z.object({ scripts: z.record(z.string(), z.string()) });

/** Reports scripts and files in steps that do not exist. */
function commands(workflow: Workflow, root = "."): string[] {
  const project = readFileSync(join(root, "package.json"), "utf8");
  const { scripts } = scriptsSchema.parse(JSON.parse(project));
  return stepsOf(workflow).flatMap(({ step: { run = "" }, place }) => [
    ...[...run.matchAll(/\bnpm (?:run (?:-s |--silent )?([a-z][\w:-]*)|(test|start)\b)/g)]
      .map(([, script, command]) => script ?? command ?? "")
      .filter((name) => !(name in scripts))
      .map((name) => `${place}: package.json has no script "${name}"`),
    ...[...run.matchAll(/(?:^|[\s"'(])((?:\.ci|tools|bench)\/[\w./-]+)/gm)]
      .map(([, file = ""]) => file)
      .filter((file) => !existsSync(join(root, file)))
      .map((file) => `${place}: there is no ${file}`),
  ]);
}
