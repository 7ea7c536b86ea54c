import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { lockFolder } from "../../../tools/lib/lock";
import { temporaryFolder } from "../../support/temporaryFolder";

const hasFlock = spawnSync("flock", ["--version"]).status === 0;
// macOS has no flock.
(hasFlock ? describe : describe.skip)("a locked folder (needs the program flock)", () => {
  test("is busy until the process that locked it was killed", async () => {
    const folder = temporaryFolder();
    const holder = spawn("flock", ["--no-fork", folder, "sh", "-c", "echo locked; exec sleep 60"]);
    await once(holder.stdout, "data");
    expect(lockFolder(folder)).toBe("busy");
    holder.kill("SIGKILL");
    await once(holder, "exit");
    expect(lockFolder(folder)).toBe("locked");
  });
});
