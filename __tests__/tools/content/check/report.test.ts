import { textFile } from "../../../../src/model/problems";
import { annotation } from "../../../../tools/content/check/report";

it("escapes names and messages in annotations", () => {
  const file = textFile("content/a:b,c.yml");
  const problem = file.message("100%\n::error::x", { line: 3, column: 8 }, "schema");
  expect(annotation(problem)).toBe(
    "::error file=content/a%3Ab%2Cc.yml,line=3,col=8,title=schema::100%25%0A::error::x",
  );
});
