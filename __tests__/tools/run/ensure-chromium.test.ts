import { spawnSync } from "node:child_process";

test("a missing Chromium of one's own is named in one sentence", () => {
  const { status, stderr } = spawnSync(process.execPath, ["tools/run/ensure-chromium.mjs"], {
    encoding: "utf8",
    env: { ...process.env, CHROMIUM_PATH: "/no/chromium" },
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^There is no \/no\/chromium: .*CHROMIUM_PATH.*\n$/);
});
