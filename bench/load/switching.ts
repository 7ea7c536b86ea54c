import { createHash } from "node:crypto";
import { Agent, get } from "node:https";
import { setTimeout as wait } from "node:timers/promises";

/** Requests an address over TLS; resolves with the status, the text and its ETag. */
type Ask = (path: string) => Promise<{ status: number; text: string; tag: string | undefined }>;

const agent = new Agent({ keepAlive: true, rejectUnauthorized: false, maxSockets: 16 });

/** Sends a request to nginx on this machine under the site's name. */
export const asker =
  (port: number, host: string): Ask =>
  (path) =>
    new Promise((resolve, reject) => {
      const options = { port, path, host: "127.0.0.1", servername: host, headers: { host }, agent };
      get(options, (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("end", () =>
          resolve({
            status: answer.statusCode ?? 0,
            text: Buffer.concat(parts).toString(),
            tag: answer.headers.etag,
          }),
        );
      }).on("error", reject);
    });

/** The scripts and pictures that a document refers to, which must exist as long as it is open. */
const namedBy = (html: string) =>
  new Set(html.match(/\/(?:static\/[0-9a-f]{32}\/[^"\s,#]+|[\w-]+-[0-9a-f]{8,20}\.js)/g) ?? []);

/**
 * Switches the site `turns` times while documents and all files they refer to are requested.
 * @param wholes the documents of each release; each response must equal one of them
 * @returns the number of responses, and the faults among them
 */
export async function switching(
  ask: Ask,
  turns: number,
  switchOnce: (turn: number) => void,
  wholes: readonly string[],
) {
  const digest = (text: string) => createHash("sha256").update(text).digest("hex");
  const known = new Set(wholes.map(digest));
  const faults: string[] = [];
  let answers = 0;
  let isOver = false;
  const visitor = async () => {
    while (!isOver) {
      const { status, text } = await ask("/");
      answers += 1;
      if (status !== 200 || !known.has(digest(text))) faults.push(`/ ${status}`);
      for (const path of namedBy(text)) {
        const { status: found } = await ask(path);
        answers += 1;
        if (found !== 200) faults.push(`${path} ${found}`);
      }
    }
  };
  const visitors = Array.from({ length: 4 }, visitor);
  for (let turn = 0; turn < turns; turn += 1) {
    switchOnce(turn);
    await wait(50);
  }
  isOver = true;
  await Promise.all(visitors);
  return { answers, faults };
}
