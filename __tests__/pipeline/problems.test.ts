/** @jest-environment node */
import { formatProblem } from "../../src/pipeline/problems";

it("writes a problem as path:line:column rule: message", () => {
  const problem = { file: "content/a.yml", line: 3, column: 1, rule: "schema", message: "wrong" };
  expect(formatProblem(problem)).toBe("content/a.yml:3:1 schema: wrong");
});
