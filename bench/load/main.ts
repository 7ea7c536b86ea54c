/**
 * Measures the load that the servers can bear: `npm run bench -- load --seconds 10 --soak 600`.
 * Loads nginx, set up with hosting/nginx.conf over TLS, and our own server, all on this machine;
 * needs nginx and wrk.
 */
import { parseArgs } from "node:util";
import { placeholders } from "../../tools/serve/headers/nginx";
import { memoryOf } from "./memoryOf";
import { setUp } from "./setUp";
import { asker, switching } from "./switching";
import { load, type Outcome } from "./wrk";

type Row = readonly [what: string, url: string, connections: number, tag?: string];

const host = placeholders.name;
const encodings = { Host: host, "Accept-Encoding": "gzip, br" };

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seconds: { type: "string", default: "5" },
      soak: { type: "string", default: "0" },
      port: { type: "string", default: "9243" },
    },
  });
  const [seconds = 0, soak = 0, port = 0] = [values.seconds, values.soak, values.port].map(Number);
  const site = await setUp(port);
  try {
    const ask = asker(port, host);
    const { text: landing, tag } = await ask("/");
    const [script = ""] = /\/app-[0-9a-f]{8,20}\.js/.exec(landing) ?? [];
    const [picture = ""] = /\/static\/[0-9a-f]{32}\/[^"\s,]+\.avif/.exec(landing) ?? [];
    const rows: readonly Row[] = [
      ["nginx, document", `${site.tls}/`, 64],
      ["nginx, document", `${site.tls}/`, 1000],
      ["nginx, script", site.tls + script, 64],
      ["nginx, picture", site.tls + picture, 64],
      ["nginx, 404", `${site.tls}/no-such-page`, 64],
      ["nginx, 304", `${site.tls}/`, 64, tag],
      ["npm start, document", `${site.plain}/`, 64],
      ["npm start, 404", `${site.plain}/no-such-page`, 64],
    ];
    console.log(`${" ".repeat(24)}conns    req/s   p50 ms   p99 ms   failed   >= 400`);
    for (const [what, url, connections, known] of rows) {
      const headers = { ...encodings, ...(known && { "If-None-Match": known }) };
      print(what, connections, await load({ url, connections, seconds, headers }));
    }
    // 100 switches and 20 rollbacks, which are the same operation.
    const loaded = { url: `${site.tls}/`, connections: 64, headers: encodings };
    const meanwhile = load({ ...loaded, seconds: 8 });
    const { answers, faults } = await switching(ask, 120, site.switchOnce, site.wholes);
    print("nginx, switched 120x", 64, await meanwhile);
    console.log(`${answers} answers read, ${faults.length} wrong ${faults.slice(0, 5).join(", ")}`);

    for (let begun = 0; begun < soak; begun += soak / 10) {
      for (const [name, url] of [
        ["nginx", site.tls],
        ["npm start", site.plain],
      ] as const) {
        const each = { ...loaded, url: `${url}/`, seconds: Math.ceil(soak / 20) };
        print(`soak, ${name}`, 64, await load(each));
        console.log(`${memoryOf(site.processes[name])} MB`);
      }
    }
    console.log(`nginx complained of ${site.complaints()}`);
  } finally {
    site.stop();
  }
}

function print(what: string, connections: number, outcome: Outcome): void {
  const { perSecond, p50, p99, failed, refused } = outcome;
  const figures = [perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1), failed, refused];
  const cells = [connections, ...figures].map((cell) => String(cell).padStart(9));
  console.log(what.padEnd(20) + cells.join(""));
}

void main();
