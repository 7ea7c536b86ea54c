import { cpSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { siteServer } from "../../../tools/serve/siteServer";
import {
  addressFaults,
  differenceAt,
  findFaults,
  unfinishedContent,
  variableFaults,
} from "../../../tools/launch/launch";
import { listening } from "../../support/ask";
import { fixtureContent } from "../../support/fixture/fixtureContent";
import { temporaryFolder, writeFiles } from "../../support/temporaryFolder";

jest.mock("node:timers/promises", () => ({ setTimeout: jest.fn() }));

/** A built site for an address, whose pages hold these words. */
function built(address: string, words = "one") {
  const site = temporaryFolder();
  const page = `<link data-rh="true" rel="canonical" href="${address}"/>${words}`;
  const names = ["index.html", "leak-card/index.html", "leak-card-worker.js"];
  writeFiles(site, Object.fromEntries(names.map((name) => [name, page])));
  return site;
}

const running: Server[] = [];
const served = async (server: Server) => {
  running.push(server);
  return `http://127.0.0.1:${await listening(server)}`;
};
const stop = () => running.splice(0).forEach((server) => server.close().closeAllConnections());
afterEach(stop);

// All that stops a launch is in the fixture's mistakes (launch.yml).
test("what stops only a launch is named, a date that is near is not", async () => {
  jest.useFakeTimers({ now: new Date("2031-04-15"), doNotFake: ["nextTick", "setImmediate"] });
  expect(await unfinishedContent(fixtureContent)).toEqual([
    expect.stringMatching(/depot\.yml:\d+:\d+ placeholder: /),
  ]);
});

test.each([
  [{ SITE_URL: "https://gas.example" }, /^$/],
  [{ SITE_URL: "https://gas.example:8443/", PREVIEW: "true" }, /^$/],
  [{ SITE_URL: "https://gas.example:65535", PREVIEW: "false" }, /^$/],
  [{ SITE_URL: "https://gas.example:65536" }, /write https:/],
  [{ SITE_URL: "https://gas.example", PREVIEW: "1" }, /PREVIEW is "1"; write true/],
  [{ SITE_URL: "https://gas.example", LAUNCHED: "yes" }, /LAUNCHED is "yes"; write true/],
  [{}, /not set/],
  [{ SITE_URL: "gas.example" }, /write https:/],
  [{ SITE_URL: "http://gas.example" }, /write https:/],
  [{ SITE_URL: "https://Gas.example" }, /small letters/],
  [{ SITE_URL: "https://gas.example/shop" }, /nothing after it/],
  [{ SITE_URL: "https://gas.example", PREVIEW: "true", LAUNCHED: "true" }, /delete PREVIEW/],
])("%j: a wrong variable is named", (variables, fault) => {
  expect(variableFaults(variables as NodeJS.ProcessEnv).join()).toMatch(fault);
});

test("the pages have the address that visitors see, which redirects nowhere", async () => {
  const free = "http://127.0.0.1:9";
  expect(await addressFaults(built(`${free}/`), free)).toEqual([]);
  expect(await addressFaults(built("https://ileru.example/"), free)).toEqual([
    `the pages were built for https://ileru.example/, but SITE_URL is ${free}`,
  ]);
  const address = await served(
    createServer((_, answer) => void answer.writeHead(301, { location: free }).end()),
  );
  expect(await addressFaults(built(`${address}/`), address)).toEqual([
    `${address} redirects to ${free}; set SITE_URL to that address`,
  ]);
});

test("a build for another address, and a preview after the launch, stop a publication", async () => {
  const site = built("https://ileru.example/");
  writeFiles(site, { _preview: "" });
  const other = { SITE_URL: "https://other.example" } as unknown as NodeJS.ProcessEnv;
  const faults = ["were built for https://ileru.example/", "was built as a preview"].map((words) =>
    expect.stringContaining(words),
  );
  expect(await findFaults(other, site, "--variables")).toEqual([]);
  expect(await findFaults({ ...other, PREVIEW: "true" }, site)).toEqual(faults.slice(0, 1));
  expect(await findFaults(other, site)).toEqual(expect.arrayContaining(faults));
});

test("the comparison waits for a host that still has the release before", async () => {
  const site = built("https://ileru.example/");
  const address = await served(siteServer(site));
  const release = built("https://ileru.example/", "two");
  jest.mocked(sleep).mockImplementationOnce(async () => cpSync(release, site, { recursive: true }));
  expect(await differenceAt(address, release, 5000)).toBeUndefined();
});

test("a release is compared with what is served", async () => {
  const site = built("https://ileru.example/");
  const address = await served(siteServer(site));
  expect(await differenceAt(address, site)).toBeUndefined();
  const other = built("https://ileru.example/", "two");
  expect(await differenceAt(address, other)).toContain(
    "/leak-card-worker.js is of another release",
  );
  writeFiles(site, { "index.html": "with a foreign script" });
  expect(await differenceAt(address, built("https://ileru.example/"))).toContain(
    "/ is changed on the way",
  );
  stop();
  expect(await differenceAt(address, site)).toContain("does not answer");
});
