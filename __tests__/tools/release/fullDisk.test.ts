/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, truncateSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newInstallation } from "../../support/installation";

// Every release waits for the disk, which others may be using.
jest.setTimeout(60_000);

const disk = mkdtempSync(join(tmpdir(), "ileru-disk-"));
const mount = spawnSync("mount", ["-t", "tmpfs", "-o", "size=2m", "tmpfs", disk], {
  encoding: "utf8",
});
const filler = join(disk, "filler");

afterAll(() => {
  if (mount.status === 0) spawnSync("umount", [disk]);
  rmSync(disk, { recursive: true });
});

/** Writes until the disk is full, then gives some bytes back. */
function fill(spare: number): void {
  const handle = openSync(filler, "w");
  let size = 0;
  try {
    for (;;) size += writeSync(handle, Buffer.alloc(4096));
  } catch {
    closeSync(handle);
    truncateSync(filler, size - spare);
  }
}

// Only root may mount a small disk; elsewhere the reason is what is tested.
if (mount.status !== 0) {
  test("a small disk cannot be mounted without being root", () => {
    expect(mount.stderr).toMatch(/superuser|permission|permitted|privileges/i);
  });
} else {
  const site = newInstallation(join(disk, "site"));

  beforeAll(async () => {
    site.commit("first");
    await site.publish();
  });
  afterEach(() => rmSync(filler, { force: true }));

  test.each([0, 4096, 16_384, 65_536, 131_072])(
    "with %d bytes left on the disk, nothing that is served changes",
    async (spare) => {
      const before = { link: site.current(), files: site.served() };
      const commit = site.commit(`after ${spare}`);
      fill(spare);
      await expect(site.publish()).rejects.toThrow(
        /the disk is full.* Free some space|no space left/,
      );
      expect({ link: site.current(), files: site.served() }).toEqual(before);

      rmSync(filler);
      await site.publish();
      expect(site.current()).toBe(`releases/${commit}`);
      expect(site.leftovers()).toEqual([]);
    },
  );

  test("on a full disk one can still go back", async () => {
    const commit = site.commit("good");
    await site.publish();
    site.commit("bad");
    await site.publish();
    fill(0);
    await expect(site.rollBack()).resolves.toContain(`${commit} is served again`);
    expect(site.current()).toBe(`releases/${commit}`);
  });
}
