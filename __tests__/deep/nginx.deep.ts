import { setTimeout as wait } from "node:timers/promises";
import { switchTo } from "../../tools/deploy/releases";
import { formsHeaders } from "../../tools/forms/headers";
import { askPort } from "../support/ask";
import { type Nginx, nginxOf } from "./support/hosts";
import { tls, twoReleases } from "./support/twoReleases";

let folder: string;
let nginx: Nginx;

beforeAll(async () => {
  folder = await twoReleases();
  nginx = await nginxOf(folder);
});

test("nginx answers under the site's name only, and over TLS only", async () => {
  const plain = await askPort(nginx.plainPort, "/contact?a=1");
  expect([plain.status, plain.headers.location]).toEqual([
    301,
    "https://ileru.example/contact?a=1",
  ]);
  const spoofed = { headers: { host: "elsewhere.example" } };
  await expect(askPort(nginx.port, "/contact/", { tls, ...spoofed })).rejects.toThrow();
  const redirect = await askPort(nginx.plainPort, "/", spoofed);
  expect(redirect.headers.location).toBe("https://ileru.example/");
  const page = await askPort(nginx.port, "/", { tls });
  expect(page.headers["strict-transport-security"]).toBe(
    "max-age=63072000; includeSubDomains; preload",
  );
});

test("the forms have a name, a folder and a policy of their own", async () => {
  const headers = { host: "forms.ileru.example" };
  const answer = await askPort(nginx.port, "/", { tls, headers });
  // Their folder is beside the site's, and empty here.
  expect(answer.status).toBe(404);
  expect(answer.headers["content-security-policy"]).toBe(formsHeaders["Content-Security-Policy"]);
});

test("while the link is switched 100 times, every response is complete and from one release", async () => {
  const faults: string[] = [];
  let answers = 0;
  let isOver = false;
  const visitor = async (path: string) => {
    while (!isOver) {
      const { status, body } = await askPort(nginx.port, path, { tls });
      answers += 1;
      const release = body.slice(0, 3);
      const isWhole = ["one", "two"].includes(release) && body === `${release} `.repeat(20_000);
      if (status !== (path === "/contact" ? 200 : 404) || !isWhole)
        faults.push(`${status} ${body.slice(0, 20)}`);
    }
  };
  const visitors = Array.from({ length: 30 }, (_, n) => visitor(n % 3 ? "/contact" : "/nowhere"));
  for (let turn = 0; turn < 100; turn += 1) {
    switchTo(folder, turn % 2 === 0 ? "two" : "one");
    await wait(20);
  }
  isOver = true;
  await Promise.all(visitors);
  expect(faults).toEqual([]);
  expect(answers).toBeGreaterThan(200);
});
