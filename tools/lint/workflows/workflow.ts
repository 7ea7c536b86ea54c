import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";

const permissionsSchema = z.union([z.string(), z.record(z.string(), z.string())]);
const stepSchema = z.object({
  name: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
});
const jobSchema = z.object({
  permissions: permissionsSchema.optional(),
  "timeout-minutes": z.number().optional(),
  needs: z.union([z.string(), z.array(z.string())]).optional(),
  if: z.string().optional(),
  environment: z.string().optional(),
  steps: z.array(stepSchema),
});
const workflowSchema = z.object({
  on: z.union([z.string(), z.array(z.string()), z.record(z.string(), z.unknown())]),
  permissions: permissionsSchema.optional(),
  jobs: z.record(z.string(), jobSchema),
});

export type Permissions = z.infer<typeof permissionsSchema>;
export type Step = z.infer<typeof stepSchema>;

/** The parts of a GitHub Actions workflow that the rules check. */
export interface Workflow extends z.infer<typeof workflowSchema> {
  readonly path: string;
  readonly text: string;
}

/** Reads a workflow; throws if the file is not one. */
export function readWorkflow(path: string): Workflow {
  const text = readFileSync(path, "utf8");
  return { ...workflowSchema.parse(parse(text)), path, text };
}

/** Returns the steps of all jobs, each with its place for messages. */
export function stepsOf({ path, jobs }: Workflow) {
  return Object.entries(jobs).flatMap(([job, { steps }]) =>
    steps.map((step, index) => ({
      step,
      place: `${path}: ${job}, ${step.name ?? step.uses ?? `step ${index + 1}`}`,
    })),
  );
}
