/** @jest-environment node */

import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { publishToNetlify } from "../../../tools/deploy/netlify";
import { temporaryFolder } from "../../support/temporaryFolder";

const sha1 = (words: string) => createHash("sha1").update(words).digest("hex");

let server: Server | undefined;
afterEach(() => server?.close());

/** Stands in for Netlify's API, which lacks the files with the `required` hashes. */
async function netlify(required: string[], state = "ready") {
  const asked: string[] = [];
  const deploy = { id: "d1", deploy_ssl_url: "https://d1--gas.netlify.app", error_message: "full" };
  const say = async (request: IncomingMessage) => {
    asked.push(`${request.method} ${request.url} ${await text(request)}`);
    return request.headers.authorization === "Bearer key";
  };
  server = createServer((request, response) => {
    void say(request).then((mayEnter) => {
      const answer = { ...deploy, state, required, ssl_url: "https://gas.ng" };
      response.writeHead(mayEnter ? 200 : 401).end(mayEnter ? JSON.stringify(answer) : "who?");
    });
  });
  await new Promise<void>((listens) => server?.listen(0, "127.0.0.1", listens));
  const { port } = server.address() as AddressInfo;
  return { asked, site: { id: "s1", token: "key", api: `http://127.0.0.1:${port}` } };
}

function siteFolder() {
  const folder = temporaryFolder();
  mkdirSync(join(folder, ".well-known"));
  writeFileSync(join(folder, "index.html"), "home");
  writeFileSync(join(folder, ".well-known/security.txt"), "write us");
  return folder;
}

test("Netlify gets a list of hashes, then the files that it lacks, and says where they stand", async () => {
  const { asked, site } = await netlify([sha1("write us")]);
  const address = await publishToNetlify(siteFolder(), { ...site, isPreview: false });
  expect(address).toBe("https://gas.ng");
  const files = { "/.well-known/security.txt": sha1("write us"), "/index.html": sha1("home") };
  expect(asked).toEqual([
    `POST /sites/s1/deploys ${JSON.stringify({ files, draft: false })}`,
    "PUT /deploys/d1/files/.well-known/security.txt write us",
    "GET /deploys/d1 ",
  ]);
});

test("a preview has an address of its own", async () => {
  const { asked, site } = await netlify([]);
  const address = await publishToNetlify(siteFolder(), { ...site, isPreview: true });
  expect(address).toBe("https://d1--gas.netlify.app");
  expect(asked[0]).toContain('"draft":true');
});

test("what Netlify refuses is no success", async () => {
  const { site } = await netlify([], "error");
  const wrongKey = { ...site, token: "lost", isPreview: false };
  await expect(publishToNetlify(siteFolder(), wrongKey)).rejects.toThrow("answered 401");
  await expect(publishToNetlify(siteFolder(), { ...site, isPreview: false })).rejects.toThrow(
    "Netlify: full",
  );
});
