/**
 * Prints what `npm run build` costs, in a copy of the project: `npm run bench:build`, or with other
 * numbers of legal documents than 4, 100 and 1,000: `npm run bench:build -- 4 20`.
 */
import { addLegalDocuments, addProduct, changePicture, changePrice, changeWord } from "./edits";
import { measured } from "./measured";
import { ProjectCopy } from "./projectCopy";

const sizes = process.argv.slice(2).map(Number);
const project = new ProjectCopy();

function show(name: string): void {
  const { cpu, wall } = measured(project.root, "npm run build");
  const [cpuCell, wallCell] = [cpu, wall].map((seconds) => seconds.toFixed(1).padStart(7));
  console.log(`${cpuCell} CPU s ${wallCell} s wall  ${name}`);
}

async function run(): Promise<void> {
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
  for (const size of sizes.length > 0 ? sizes : [4, 100, 1000]) {
    addLegalDocuments(project, size);
    project.forgetBuilds();
    show(`${size} legal documents, cold`);
    changeWord(project);
    show(`${size} legal documents, one word`);
  }
}

run().then(
  () => project.remove(),
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
