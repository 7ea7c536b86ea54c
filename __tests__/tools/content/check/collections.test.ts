import { fewestOfEach } from "../../../support/edits/collections";
import { problemsAfter, put } from "../../../support/faults";

it("rejects more partners than the strip can show", async () => {
  const lines = await problemsAfter((tree) => {
    for (let n = 7; n <= 31; n += 1)
      put(
        `partners/depot-${n}.yml`,
        `name: Depot ${n}\nurl: ./depot.svg\nisIllustrative: true\norder: ${n}\n`,
      )(tree);
  });
  expect(lines).toEqual([
    "content/partners:1:1 count: the site can show at most 30, found 31; delete some",
  ]);
});

it("accepts the fewest entries that each kind may have", async () => {
  const lines = await problemsAfter((tree) => fewestOfEach(tree));
  expect(lines.filter((line) => / (?:hint )?count: /.test(line))).toEqual([]);
});
