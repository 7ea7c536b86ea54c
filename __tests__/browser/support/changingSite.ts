import { readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import sirv from "sirv";
import { LEAK_CARD_WORKER } from "../../../src/leak-card/names";
import { workerCode } from "../../../src/leak-card/build";
import { alertDocument, leakCard } from "./routes";

const folder = ".fixture-site/public";

/** The first step of the card, before and after the release. */
export const firstStep = alertDocument.alert?.steps[0]?.text ?? "";
export const otherStep = "Walk, do not run.";

/**
 * Serves the fixture site from a server that can release another card or fail; Playwright cannot intercept a
 * worker's requests.
 */
export async function changingSite() {
  const files = sirv(folder, { extensions: ["html"], dev: true });
  const answers = new Map<string, RequestListener>();
  const server = createServer((request, response) =>
    (answers.get(request.url ?? "") ?? files)(request, response),
  );
  await new Promise((listening) => server.listen(0, () => listening(undefined)));
  const { port } = server.address() as AddressInfo;

  const card = readFileSync(`${folder}${leakCard}/index.html`, "utf8").replaceAll(
    firstStep,
    otherStep,
  );
  const release = (path: string, type: string, body: string) =>
    answers.set(path, (_request, response) => {
      response.setHeader("Content-Type", type);
      response.end(body);
    });
  const faults: Record<"error" | "silence", RequestListener> = {
    error: (_request, response) => response.writeHead(500).end("Out of order"),
    silence: () => {},
  };
  return {
    url: `http://localhost:${port}`,
    releaseWorker: () => release(LEAK_CARD_WORKER, "text/javascript", workerCode(card)),
    releaseCard: () => release(leakCard, "text/html", card),
    fail: (fault: keyof typeof faults) => answers.set(leakCard, faults[fault]),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
