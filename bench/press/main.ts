/**
 * Prints how long the first press on a control takes until the frame that shows its effect, in ms, at some moments after
 * loading: `npm run bench:press`, with --runs 3, --folder public, --after 0,1000,4000,12000 (ms) and --only menu.
 */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { settings } from "../../playwright.config";
import { siteServer } from "../../tools/serve/siteServer";
import { type Control, pressOnce } from "./pressOnce";

const { values } = parseArgs({
  options: {
    folder: { type: "string", default: "public" },
    runs: { type: "string", default: "3" },
    after: { type: "string", default: "0,1000,4000,12000" },
    only: { type: "string", default: "" },
  },
});

const expanded = "[data-bench][aria-expanded=true]";

/** The controls that a visitor on a phone may use first. */
const controls: readonly Control[] = [
  { name: "menu", selector: "header button[aria-controls]", answer: expanded },
  { name: "app button", selector: "#home button[commandfor]", answer: "dialog[open]" },
  {
    name: "showcase dot",
    selector: "#services [role=group] button:nth-of-type(3)",
    answer: "[data-bench][aria-current]",
    isBelow: true,
  },
  {
    name: "accordion",
    selector: "#what-we-offer h3 button[aria-expanded=false]",
    answer: expanded,
    isBelow: true,
  },
  {
    name: "typing, lasting",
    path: "/how-long-it-lasts",
    selector: "input[name=hours]",
    answer: "[data-bench]",
    typed: "3.25",
  },
  {
    name: "typing, refill",
    path: "/check-my-refill",
    selector: "input[name=now]",
    answer: "[data-bench]",
    typed: "27.15",
  },
];

/** The middle one of some times, and the least and the most. */
function summary(times: readonly number[]): string {
  const sorted = [...times].sort((one, other) => one - other);
  const [least = NaN, middle = NaN, most = NaN] = [0, Math.floor(sorted.length / 2), -1].map((n) =>
    sorted.at(n),
  );
  return `${middle.toFixed(0)} (${least.toFixed(0)}–${most.toFixed(0)})`.padStart(18);
}

async function main(): Promise<void> {
  const server = siteServer(values.folder);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch(settings.use?.launchOptions);
  const moments = values.after.split(",").map(Number);
  console.log("CPU 4× slower, 1.6 Mbit/s, 150 ms; ms until the frame: median (least–most)");
  console.log("".padEnd(20) + moments.map((ms) => `after ${ms} ms`.padStart(18)).join(""));
  for (const control of controls.filter(({ name }) => name.includes(values.only))) {
    const cells: string[] = [];
    for (const moment of moments) {
      const times: number[] = [];
      for (let run = 0; run < Number(values.runs); run += 1)
        times.push(await pressOnce(browser, address, control, moment));
      cells.push(summary(times));
    }
    console.log(control.name.padEnd(20) + cells.join(""));
  }
  await browser.close();
  server.close();
}

void main();
