import { createServer, type Server } from "node:http";
import { siteServer } from "../../../tools/serve/siteServer";
import {
  addressFaults,
  differenceAt,
  unfinishedContent,
  variableFaults,
} from "../../../tools/launch/launch";
import { oldDates } from "../../../tools/launch/oldDates";
import { listening } from "../../support/ask";
import { fixtureContent } from "../../support/fixture/fixtureContent";
import { gitFolder } from "../../support/gitFolder";
import { temporaryFolder, writeFiles } from "../../support/temporaryFolder";

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
  [{}, /not set/],
  [{ SITE_URL: "gas.example" }, /write https:/],
  [{ SITE_URL: "http://gas.example" }, /write https:/],
  [{ SITE_URL: "https://Gas.example" }, /small letters/],
  [{ SITE_URL: "https://gas.example/shop" }, /nothing after it/],
  [{ SITE_URL: "https://gas.example", PREVIEW: "true", LAUNCHED: "true" }, /delete PREVIEW/],
])("%j: a wrong variable is named", (variables, fault) => {
  expect(variableFaults(variables as NodeJS.ProcessEnv).join()).toMatch(fault);
});

test("a document whose words are younger than its date is named", () => {
  const { folder: content, commit } = gitFolder();
  const document = (date: string, words: string) => `---\nupdated: ${date}\n---\n${words}\n`;
  const one = document("2024-05-01", "One.");
  commit({ "legal/old.md": one, "legal/new.md": one }, "2024-05-02");
  const [old, young] = ["2024-05-01", "2024-05-30"].map((date) => document(date, "Two."));
  commit({ "legal/old.md": `${old}`, "legal/new.md": `${young}` }, "2024-06-01");
  expect(oldDates(content)).toEqual([
    expect.stringMatching(/old\.md: "updated" is 2024-05-01, but its text changed on 2024-06-01/),
  ]);
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
