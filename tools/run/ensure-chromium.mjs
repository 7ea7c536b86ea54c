/** Installs Chromium for the browser tests if it is missing: as root on Debian; others are told what to do. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const named = process.env.CHROMIUM_PATH;
const path = named ?? "/usr/bin/chromium";
if (!existsSync(path)) {
  if (named || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    console.error(
      `There is no ${path}: install Chromium (Debian: apt-get install chromium), or set CHROMIUM_PATH to yours.`,
    );
    process.exit(1);
  }
  const installation =
    "apt-get update && apt-get install -y --no-install-recommends chromium fonts-liberation";
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const { status } = spawnSync(installation, { shell: true, stdio: "inherit", env });
  process.exitCode = status ?? 1;
}
