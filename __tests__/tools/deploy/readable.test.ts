import { chmodSync, readdirSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import { publish, rollBack } from "../../../tools/deploy/publish";
import { builtSite } from "../../support/publishedSite";
import { temporaryFolder } from "../../support/temporaryFolder";

const mask = process.umask();
// A hardened server's umask, under which the artifact is unpacked too.
beforeEach(() => process.umask(0o077));
afterAll(() => process.umask(mask));

/** The modes of everything below a folder that another user cannot read or enter. */
const closed = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => {
      const needed = statSync(path).isDirectory() ? 0o005 : 0o004;
      return (statSync(path).mode & needed) !== needed;
    });

test("other users can read every file of a release, whatever the modes of the built site and the umask", () => {
  const live = join(temporaryFolder(), "live");
  const site = builtSite("a");
  expect(closed(site)).not.toEqual([]);
  publish(site, live);
  publish(builtSite("b"), live);
  expect(closed(join(live, "current/"))).toEqual([]);
});

test("publishing the same files again and a rollback open a release that was closed since", () => {
  const live = join(temporaryFolder(), "live");
  const [one, two] = [builtSite("a"), builtSite("b")];
  publish(one, live);
  const first = join(realpathSync(join(live, "current")), "index.html");
  chmodSync(first, 0o600);
  expect(publish(one, live)).toContain("is served already");
  expect(closed(join(live, "current/"))).toEqual([]);
  publish(two, live);
  chmodSync(first, 0o600);
  rollBack(live);
  expect(closed(join(live, "current/"))).toEqual([]);
});
