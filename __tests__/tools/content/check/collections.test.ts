import { isCollection } from "../../../../src/model/contentType";
import { contentTypes } from "../../../../src/model/contentTypes";
import { formatProblem, textFile } from "../../../../src/model/problems";
import type { Site } from "../../../../tools/content/check/read/reading";
import { checkRoutes } from "../../../../tools/content/check/rules/names";
import { fewestOfEach } from "../../../support/edits/collections";
import { problemsAfter } from "../../../support/contentTree";

it("rejects more partners than the strip can show, and no service", async () => {
  const lines = await problemsAfter((tree) => {
    for (const file of tree.keys()) if (file.startsWith("services/")) tree.delete(file);
    const partner = tree.get("partners/depot.yml")!;
    for (let n = 7; n <= 31; n += 1) tree.set(`partners/depot-${n}.yml`, partner);
  });
  expect(lines.filter((line) => line.includes(" count: "))).toEqual([
    "content/partners:1:1 count: the site can show at most 30, found 31; delete some",
    "content/services:1:1 count: the site needs at least 1 here (services/<slug>.md), found 0",
  ]);
});

it("accepts the fewest entries that each kind may have", async () => {
  const lines = await problemsAfter((tree) => fewestOfEach(tree));
  expect(lines.filter((line) => / (?:hint )?count: /.test(line))).toEqual([]);
});

it("rejects a page whose address another file has", () => {
  const texts = ["legal/rules.md", "articles/rules.md"].map((path) => {
    return { path, file: textFile(path), route: "/rules" };
  });
  checkRoutes({ texts } as unknown as Site);
  expect(texts.flatMap(({ file }) => file.messages).map(formatProblem)).toEqual([
    "articles/rules.md:1:1 slug: /rules belongs to legal/rules.md; rename the file",
  ]);
});

it("needs every single file but three", async () => {
  const optional = ["site/prices.yml", "site/questions.yml", "site/security.yml"];
  const single = contentTypes.flatMap((type) => (isCollection(type) ? [] : [type.path]));
  const lines = await problemsAfter((tree) => single.forEach((path) => tree.delete(path)));
  const missing = lines.flatMap((line) => /^content\/(\S+):1:1 count:/.exec(line)?.[1] ?? []);
  expect([...missing, ...optional].sort()).toEqual([...single].sort());
});
