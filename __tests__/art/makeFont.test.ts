import { readFileSync, statSync } from "node:fs";
import { makeFont, sources } from "../../art/fonts/makeFont";

const shipped = (name: string) => `static/fonts/${name}`;

it.each(Object.entries(sources))("%s matches its source", async (name, source) => {
  expect((await makeFont(source)).equals(readFileSync(shipped(name)))).toBe(true);
});

it("makes fonts of at most 40 kB together", () => {
  const bytes = Object.keys(sources).map((name) => statSync(shipped(name)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(40_000);
});
