import { spawnSync } from "node:child_process";

/** The linter's messages for a test with these lines, as pairs of line and message. */
function zoneProblems(...lines: readonly string[]): unknown {
  const args = ["--stdin", "--stdin-filename", "__tests__/lib/any.test.ts", "--format", "json"];
  const input = lines.join("\n");
  const { stdout } = spawnSync("node_modules/.bin/eslint", args, { input, encoding: "utf8" });
  const [report] = JSON.parse(stdout) as [{ messages: { line: number; message: string }[] }];
  return report.messages.map(({ line, message }) => [line, message]);
}

test("the linter keeps tests from reading shipped content, but lets them name it", () => {
  const message = "Tests read __tests__/fixture/content, never content/.";
  const found = zoneProblems(
    'readFileSync("content/site/home.yml", "utf8");',
    'path.join(root, "content");',
    'cpSync("../../content/legal", root);',
    "readFileSync(`content/site/${name}.yml`);",
    'export default ["content/site/home.yml is missing"];',
  );
  expect(found).toEqual([1, 2, 3, 4].map((line) => [line, message]));
});
