import { spawnSync } from "node:child_process";

const find = (options: readonly string[], env: object) =>
  spawnSync(process.execPath, [...options, "tools/run/ensure-chromium.mjs"], {
    encoding: "utf8",
    env: { ...process.env, ...env },
  });

/** A machine with apt and without Chromium, whose user is not root. */
const machine = `
  import fs from "node:fs";
  import { syncBuiltinESMExports } from "node:module";
  fs.existsSync = (path) => path === "/usr/bin/apt-get";
  process.getuid = () => 1000;
  syncBuiltinESMExports();
`;

test("a missing Chromium of one's own is named in one sentence", () => {
  const { status, stderr } = find([], { CHROMIUM_PATH: "/no/chromium" });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^There is no \/no\/chromium: .*CHROMIUM_PATH.*\n$/);
});

test("if Chromium is missing and the user is not root, prints how to install it", () => {
  const start = ["--import", `data:text/javascript,${encodeURIComponent(machine)}`];
  const { status, stderr } = find(start, { CHROMIUM_PATH: undefined, PATH: "/none" });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^There is no \/usr\/bin\/chromium: /);
});
