/**
 * Prints the delay of the first press on a control, on the landing page beside the same page
 * without scripts: `npm run bench -- press`, with --runs 3 and --folder public.
 */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { launch } from "../pages/launch";
import { serve } from "../pages/serve";
import { spreadOf } from "../pages/table";
import { makeBaseline } from "../pages/baseline";
import { deskControls, phoneControls } from "./controls";
import { pressOnce } from "./pressOnce";

const { values } = parseArgs({
  options: {
    folder: { type: "string", default: "public" },
    runs: { type: "string", default: "3" },
    only: { type: "string" },
  },
});

const devices = [
  {
    name: "phone",
    controls: phoneControls,
    device: {
      viewport: { width: 360, height: 740 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
    },
  },
  { name: "desk", controls: deskControls, device: { viewport: { width: 1280, height: 800 } } },
];

const inMs = (times: readonly (number | undefined)[]) => {
  const answered = times.filter((time) => time !== undefined);
  if (answered.length < times.length) return "–".padStart(18);
  const { median, least, most } = spreadOf(answered);
  return `${median.toFixed(0)} (${least.toFixed(0)}–${most.toFixed(0)})`.padStart(18);
};

async function main(scratch: string): Promise<void> {
  // nginx's workers run as another user.
  chmodSync(scratch, 0o755);
  const baseline = join(scratch, "baseline");
  makeBaseline(values.folder, baseline);
  const served = await serve([values.folder, baseline], scratch);
  const browser = await launch(served);
  console.log(`${served.by}; CPU 4× slower, 1.6 Mbit/s, 150 ms; first press after 4 s`);
  console.log(`${"".padEnd(24)}${"ms".padStart(18)}${"without scripts".padStart(18)}`);
  try {
    for (const { name, controls, device } of devices) {
      for (const control of controls) {
        if (values.only && values.only !== control.name) continue;
        // Only links work without scripts.
        const addresses = control.answer.startsWith("main")
          ? served.addresses
          : served.addresses.slice(0, 1);
        const times: (number | undefined)[][] = addresses.map(() => []);
        for (let run = 0; run < Number(values.runs); run += 1) {
          for (const [index, address] of addresses.entries()) {
            times[index]?.push(await pressOnce(browser, address, device, control));
          }
        }
        console.log(`${`${name}: ${control.name}`.padEnd(24)}${times.map(inMs).join("")}`);
      }
    }
  } finally {
    await browser.close();
    await served.stop();
  }
}

const scratch = mkdtempSync(join(tmpdir(), "bench-"));
void main(scratch).finally(() => rmSync(scratch, { recursive: true, force: true }));
