/**
 * Prints the cost of builds in a copy of the project: `npm run bench -- build`, or only for some
 * numbers of legal documents: `npm run bench -- build 4 20`.
 */
import { addLegalDocuments, addProduct, changePicture, changePrice, changeWord } from "./edits";
import { measured } from "./measured";
import { ProjectCopy } from "./projectCopy";

const sizes = process.argv.slice(2).map(Number);
const project = new ProjectCopy();

function show(name: string, command = "node tools/run/main.mjs fixture-build"): void {
  const { cpu, wall } = measured(project.root, command);
  const [cpuCell, wallCell] = [cpu, wall].map((seconds) => seconds.toFixed(1).padStart(7));
  console.log(`${cpuCell} CPU s ${wallCell} s wall  ${name}`);
}

async function showEdits(): Promise<void> {
  show("cold");
  show("nothing changed");
  changeWord(project);
  show("one word");
  changePrice(project);
  show("one price");
  await changePicture(project);
  show("one picture");
  addProduct(project);
  show("one new product");
}

/** The check rejects more documents than the footer has room for, so it is skipped. */
function showSize(size: number): void {
  const command = "node --import tsx tools/site-build/main.ts";
  addLegalDocuments(project, size);
  project.forgetBuilds();
  show(`${size} legal documents, cold, unchecked`, command);
  changeWord(project);
  show(`${size} legal documents, one word, unchecked`, command);
}

async function run(): Promise<void> {
  if (sizes.length === 0) await showEdits();
  for (const size of sizes.length > 0 ? sizes : [4, 100, 1000]) showSize(size);
}

run().then(
  () => project.remove(),
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
