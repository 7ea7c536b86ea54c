/** @jest-environment node */
import { textFile } from "../../../src/pipeline/problems";
import { annotation, plainReport } from "../../../tools/content-check/report";

const problem = (file: string, line: number, message = "wrong") =>
  textFile(file).message(message, { line, column: 8 }, "schema");

it("says in one line that all is well", () => {
  expect(plainReport({ files: 38, problems: [] })).toBe("content: 38 files, no problem");
});

it("groups the problems by file and counts them", () => {
  const problems = [
    problem("content/a.yml", 3),
    problem("content/a.yml", 4),
    problem("content/b.yml", 3),
  ];
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
  expect(annotation(problem("content/a:b,c.yml", 3, "100%\n::error::x"))).toBe(
    "::error file=content/a%3Ab%2Cc.yml,line=3,col=8,title=schema::100%25%0A::error::x",
  );
});
