/**
 * Prints the cost of each page beside its baseline without scripts, both built and measured in the
 * same run: `npm run bench -- pages`, with --runs 5, --cpu 4, --page / (repeatable), --at-once, --json
 * <file>, and --to-the-end, which reads on instead of pressing a button.
 */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { launch } from "./launch";
import { serve } from "./serve";
import { heading, lineOf, ratioLine, summaryOf, type Summary } from "./table";
import { makeBaseline } from "./baseline";
import { visitPage, type Visit } from "./visit";

const { values } = parseArgs({
  options: {
    folder: { type: "string", default: "public" },
    runs: { type: "string", default: "5" },
    cpu: { type: "string", default: "4" },
    page: {
      type: "string",
      multiple: true,
      default: ["/", "/contact", "/lpg-safety", "/how-long-it-lasts", "/check-my-refill"],
    },
    "at-once": { type: "boolean", default: false },
    "to-the-end": { type: "boolean", default: false },
    json: { type: "string" },
  },
});

async function main(scratch: string): Promise<void> {
  // nginx's workers run as another user.
  chmodSync(scratch, 0o755);
  const baseline = join(scratch, "baseline");
  makeBaseline(values.folder, baseline);
  const served = await serve([values.folder, baseline], scratch);
  const browser = await launch(served);
  const isEager = values["at-once"];
  const conditions = { cpu: Number(values.cpu), isEager, isReadOn: values["to-the-end"] };
  console.log(
    `${served.by}; CPU ${values.cpu}× slower, slow 4G, 360×740 at 2×, ${values.runs} runs`,
  );
  console.log(isEager ? `scripts at once\n${heading}` : heading);
  const results: Record<string, Summary> = {};
  try {
    for (const path of values.page) {
      const visits: Visit[][] = served.addresses.map(() => []);
      // Alternate within each run, so that both meet the same conditions on the machine.
      for (let run = 0; run < Number(values.runs); run += 1) {
        for (const [index, address] of served.addresses.entries()) {
          visits[index]?.push(await visitPage(browser, address + path, conditions));
        }
      }
      const [page, baseline] = visits.map(summaryOf) as [Summary, Summary];
      Object.assign(results, { [path]: page, [`${path} without scripts`]: baseline });
      console.log(lineOf(path, page));
      console.log(lineOf(`${path} without scripts`, baseline));
      console.log(ratioLine(page, baseline));
    }
  } finally {
    await browser.close();
    await served.stop();
  }
  if (values.json) writeFileSync(values.json, JSON.stringify(results, null, 2));
}

const scratch = mkdtempSync(join(tmpdir(), "bench-"));
void main(scratch).finally(() => rmSync(scratch, { recursive: true, force: true }));
