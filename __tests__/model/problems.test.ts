import { formatProblem, textFile } from "../../src/model/problems";

it("writes a problem as path:line:column rule: message", () => {
  const problem = textFile("content/a.yml").message("wrong", { line: 3, column: 1 }, "schema");
  expect(formatProblem(problem)).toBe("content/a.yml:3:1 schema: wrong");
});
