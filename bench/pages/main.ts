/**
 * Prints the cost of each page beside the same page without scripts, both measured in the same run:
 * `npm run bench:pages`, with --folder public, --runs 5 and --page / (repeatable).
 */
import { parseArgs } from "node:util";
import { besideBaseline } from "./besideBaseline";
import { spreadOf, spreadText } from "./spread";
import { visitPage, type Visit } from "./visit";

const { values } = parseArgs({
  options: {
    folder: { type: "string", default: "public" },
    runs: { type: "string", default: "5" },
    page: {
      type: "string",
      multiple: true,
      default: ["/", "/contact", "/lpg-safety", "/how-long-it-lasts", "/check-my-refill"],
    },
  },
});

/** The columns. */
const figures: Readonly<Record<keyof Visit, string>> = {
  kilobytes: "kB",
  fcp: "FCP ms",
  lcp: "LCP ms",
  tbt: "TBT ms",
  work: "all tasks ms",
};
const names = Object.keys(figures) as (keyof Visit)[];

const print = (name: string, cells: readonly string[]) =>
  console.log(name.padEnd(26) + cells.map((cell) => cell.padStart(18)).join(""));

console.log(`A phone on slow 4G, its CPU 4× slower, ${values.runs} runs: median (least–most)`);
print("page", Object.values(figures));
void besideBaseline(values.folder, async (browser, addresses) => {
  for (const path of values.page) {
    const visits: Visit[][] = addresses.map(() => []);
    // Alternate within each run, so that both meet the same conditions on the machine.
    for (let run = 0; run < Number(values.runs); run += 1)
      for (const [index, address] of addresses.entries())
        visits[index]?.push(await visitPage(browser, address + path));
    const [page = [], baseline = []] = visits.map((each) =>
      names.map((name) => spreadOf(each.map((visit) => visit[name]))),
    );
    print(path, page.map(spreadText));
    print("  without scripts", baseline.map(spreadText));
    const ratios = page.map(({ median }, index) => median / (baseline[index]?.median ?? 0));
    print(
      "  page ÷ without scripts",
      ratios.map((ratio) => ratio.toFixed(3)),
    );
  }
});
