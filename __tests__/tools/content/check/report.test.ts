import { textFile } from "../../../../src/model/problems";
import { annotation, plainReport } from "../../../../tools/content/check/report";

const problem = (file: string, line: number, message = "wrong") =>
  textFile(file).message(message, { line, column: 8 }, "schema");

it("groups the problems by file and counts them", () => {
  const problems = [
    problem("content/a.yml", 3),
    problem("content/a.yml", 4),
    problem("content/b.yml", 3),
  ];
  expect(plainReport({ files: 9, problems, hints: [] })).toBe(
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

it("escapes names and messages in annotations", () => {
  expect(annotation(problem("content/a:b,c.yml", 3, "100%\n::error::x"))).toBe(
    "::error file=content/a%3Ab%2Cc.yml,line=3,col=8,title=schema::100%25%0A::error::x",
  );
});
