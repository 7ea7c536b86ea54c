import { mkdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { SourceNodesArgs } from "gatsby";
import { typeOf } from "../../src/model/contentTypes";
import type { Problem } from "../../src/model/problems";
import { checkContent } from "../content/check/checkContent";
import { diskSource, type ContentSource } from "../content/check/read/contentSource";
import { plainReport } from "../content/check/report";
import { replaceFile } from "../lib/files";
import { watchFolder } from "./watchFolder";

/** The mistakes in the content, which the panel of every page fetches. */
export let mistakes: readonly Problem[] = [];

/** Checks the content, and returns what was read and which files have a mistake. */
async function check(source: ContentSource) {
  const files = new Map<string, Buffer>();
  const read = async (file: string) => {
    const bytes = await source.read(file);
    files.set(file, bytes);
    return bytes;
  };
  const report = await checkContent({ ...source, read });
  console.log(plainReport(report));
  mistakes = report.problems;
  const broken = new Set(mistakes.map(({ file = "" }) => path.relative(source.label, file)));
  return { files, broken };
}

/** Resolves when Gatsby has queried everything that has changed: it forgets a change of what it is querying. */
async function untilQueried({ store }: SourceNodesArgs): Promise<void> {
  const queries: Map<string, { dirty: number; running: number }> =
    store.getState().queries.trackedQueries;
  const isDone = () => [...queries.values()].every(({ dirty, running }) => !dirty && !running);
  // At most ten seconds: a query with a mistake never runs.
  for (let left = 100; left > 0 && !isDone(); left--) await pause(100);
}

/**
 * Makes Gatsby's nodes of the content files, now and after each change, until the process ends. A file with a mistake
 * keeps the node of its last valid version. Resolves after the first time.
 * @param isStarted resolves when Gatsby notices changes
 */
export async function followContent(
  gatsby: SourceNodesArgs,
  isStarted: Promise<void>,
): Promise<void> {
  const { actions, createContentDigest, createNodeId, getNode, getNodesByType } = gatsby;
  const root = path.resolve("content");
  const source = diskSource(root);
  /** What was checked: a file may be changed or deleted before Gatsby reads it. */
  const kept = path.resolve(".cache/content");
  // Otherwise Gatsby would delete the nodes of its last run that this one does not make.
  actions.enableStatefulSourceNodes?.();

  /** Makes the node of a file, with the fields that the site uses, unless Gatsby has it. */
  async function showFile(file: string, bytes: Buffer): Promise<void> {
    const id = createNodeId(file);
    const contentDigest = createContentDigest(bytes);
    if (getNode(id)?.internal.contentDigest === contentDigest) return;
    const absolutePath = path.join(kept, file);
    mkdirSync(path.dirname(absolutePath), { recursive: true });
    replaceFile(absolutePath, bytes);
    await actions.createNode({
      ...path.parse(absolutePath),
      id,
      sourceInstanceName: "content",
      absolutePath,
      relativePath: file,
      extension: path.extname(file).slice(1).toLowerCase(),
      internal: { type: "File", contentDigest, ...(typeOf(file) && { content: String(bytes) }) },
    });
  }

  async function show({ files, broken }: Awaited<ReturnType<typeof check>>): Promise<void> {
    for (const [file, bytes] of files) if (!broken.has(file)) await showFile(file, bytes);
    if (broken.size > 0) return;
    for (const node of getNodesByType("File"))
      if (!files.has(String(node.relativePath))) actions.deleteNode(node);
  }

  await watchFolder(root, async () => {
    await isStarted;
    const checked = await check(source);
    await untilQueried(gatsby);
    await show(checked);
  });
  await show(await check(source));
}
