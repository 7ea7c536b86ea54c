import { fewestOfEach } from "../../../support/edits/collections";
import { edit, problemsAfter, put } from "../../../support/faults";

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

it("requires a document with an alert, which the leak card shows", async () => {
  // Broken links to the alert are reported as well.
  expect(await problemsAfter(edit("legal/safety.md", /^alert:\n(?: .*\n)+/m, ""))).toContain(
    'content/legal:1:1 count: one document needs an "alert": the leak card shows its steps and numbers',
  );
});

it("accepts the fewest entries that each kind may have", async () => {
  const lines = await problemsAfter((tree) => fewestOfEach(tree));
  expect(lines.filter((line) => / (?:hint )?count: /.test(line))).toEqual([]);
});
