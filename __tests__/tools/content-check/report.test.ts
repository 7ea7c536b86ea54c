/** @jest-environment node */
import { annotation } from "../../../tools/content-check/report/annotations";
import { plainReport } from "../../../tools/content-check/report/plainReport";

const problem = { file: "content/a.yml", line: 3, column: 8, rule: "schema", message: "wrong" };

it("says in one line that all is well", () => {
  expect(plainReport({ files: 38, problems: [] })).toBe("content: 38 files, no problem");
});

it("groups the problems by file and counts them", () => {
  const problems = [problem, { ...problem, line: 4 }, { ...problem, file: "content/b.yml" }];
  expect(plainReport({ files: 9, problems })).toBe(
    [
      "content/a.yml:3:8 schema: wrong",
      "content/a.yml:4:8 schema: wrong",
      "",
      "content/b.yml:3:8 schema: wrong",
      "",
      "content: 3 problems in 2 files, 9 files checked",
    ].join("\n"),
  );
});

it("writes an annotation that neither a name nor a message can break out of", () => {
  const hostile = { ...problem, file: "content/a:b,c.yml", message: "100%\n::error::x" };
  expect(annotation(hostile)).toBe(
    "::error file=content/a%3Ab%2Cc.yml,line=3,col=8,title=schema::100%25%0A::error::x",
  );
});
