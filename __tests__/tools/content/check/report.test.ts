import { textFile } from "../../../../src/model/problems";
import { annotation } from "../../../../tools/content/check/report";

const problem = (file: string, line: number, message = "wrong") =>
  textFile(file).message(message, { line, column: 8 }, "schema");

it("escapes names and messages in annotations", () => {
  expect(annotation(problem("content/a:b,c.yml", 3, "100%\n::error::x"))).toBe(
    "::error file=content/a%3Ab%2Cc.yml,line=3,col=8,title=schema::100%25%0A::error::x",
  );
});
