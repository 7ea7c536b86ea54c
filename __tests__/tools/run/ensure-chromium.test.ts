import { spawnSync } from "node:child_process";

const find = (options: readonly string[], env: object) =>
  spawnSync(process.execPath, [...options, "tools/run/ensure-chromium.mjs"], {
    encoding: "utf8",
    env: { ...process.env, ...env },
  });

/** Runs on a machine with apt and without Chromium, where every installation is killed. */
function findAs(user: number) {
  const machine = `
    import children from "node:child_process";
    import fs from "node:fs";
    import { syncBuiltinESMExports } from "node:module";
    children.spawnSync = () => ({ status: null });
    fs.existsSync = (path) => path === "/usr/bin/apt-get";
    process.getuid = () => ${user};
    syncBuiltinESMExports();
  `;
  const start = ["--import", `data:text/javascript,${encodeURIComponent(machine)}`];
  return find(start, { CHROMIUM_PATH: undefined, PATH: "/none" });
}

test("a missing Chromium of one's own is named in one sentence", () => {
  const { status, stderr } = find([], { CHROMIUM_PATH: "/no/chromium" });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^There is no \/no\/chromium: .*CHROMIUM_PATH.*\n$/);
});

test("if Chromium is missing and the user is not root, prints how to install it", () => {
  const { status, stderr } = findAs(1000);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^There is no \/usr\/bin\/chromium: /);
});

test("an installation that is killed fails", () => {
  expect(findAs(0).status).toBe(1);
});
