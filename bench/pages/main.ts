/**
 * Prints the cost of each page beside its baseline without scripts, both built and measured in the
 * same run: `npm run bench:pages`, with --folder public, --runs 5, --cpu 4 and --page / (repeatable).
 */
import { parseArgs } from "node:util";
import { besideBaseline } from "./besideBaseline";
import { heading, lineOf, ratioLine, summaryOf, type Summary } from "./table";
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
  },
});

console.log(`CPU ${values.cpu}× slower, slow 4G, 360×740 at 2×, ${values.runs} runs\n${heading}`);
void besideBaseline(values.folder, async (browser, addresses) => {
  for (const path of values.page) {
    const visits: Visit[][] = addresses.map(() => []);
    // Alternate within each run, so that both meet the same conditions on the machine.
    for (let run = 0; run < Number(values.runs); run += 1) {
      for (const [index, address] of addresses.entries()) {
        visits[index]?.push(await visitPage(browser, address + path, Number(values.cpu)));
      }
    }
    const [page, baseline] = visits.map(summaryOf) as [Summary, Summary];
    console.log(lineOf(path, page));
    console.log(lineOf(`${path} without scripts`, baseline));
    console.log(ratioLine(page, baseline));
  }
});
