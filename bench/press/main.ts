/**
 * Prints how long the first press on a control takes until the frame that shows its effect, at some moments
 * after loading, and for links also without scripts: `npm run bench:press`, with --runs 3, --folder public,
 * --after 0,1000,4000,12000 (ms) and --only menu.
 */
import { parseArgs } from "node:util";
import { besideBaseline } from "../pages/besideBaseline";
import { phone } from "../pages/openTab";
import { spreadOf, spreadText } from "../pages/spread";
import { deskControls, phoneControls } from "./controls";
import { pressOnce } from "./pressOnce";

const { values } = parseArgs({
  options: {
    folder: { type: "string", default: "public" },
    runs: { type: "string", default: "3" },
    after: { type: "string", default: "0,1000,4000,12000" },
    only: { type: "string" },
  },
});

const devices = [
  { name: "phone", controls: phoneControls, device: phone },
  { name: "desk", controls: deskControls, device: { viewport: { width: 1280, height: 800 } } },
];

const inMs = (times: readonly (number | undefined)[]) => {
  const answered = times.filter((time) => time !== undefined);
  if (answered.length < times.length) return "–".padStart(18);
  return spreadText(spreadOf(answered)).padStart(18);
};

const moments = values.after.split(",").map(Number);
console.log("CPU 4× slower, 1.6 Mbit/s, 150 ms; ms until the frame");
console.log("".padEnd(24) + moments.map((ms) => `after ${ms} ms`.padStart(18)).join(""));
void besideBaseline(values.folder, async (browser, addresses) => {
  for (const { name, controls, device } of devices)
    for (const control of controls) {
      if (values.only && values.only !== control.name) continue;
      // Only links work without scripts.
      for (const [index, address] of addresses.slice(0, control.isLink ? 2 : 1).entries()) {
        const label = index === 0 ? `${name}: ${control.name}` : "  without scripts";
        const cells: string[] = [];
        for (const moment of moments) {
          const times: (number | undefined)[] = [];
          for (let run = 0; run < Number(values.runs); run += 1)
            times.push(await pressOnce(browser, address, device, control, moment));
          cells.push(inMs(times));
        }
        console.log(label.padEnd(24) + cells.join(""));
      }
    }
});
