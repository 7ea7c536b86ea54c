import { fitText } from "../../../src/gatsby/share/wrapText";

it("sets a short title large and on one line", () => {
  expect(fitText("Gas", 620, 320)).toEqual({ size: 80, lines: ["Gas"] });
});

it("shrinks a longer title until its lines fit the height", () => {
  const { size, lines } = fitText(
    "one two three four five six seven eight nine ten eleven twelve",
    620,
    320,
  );
  expect(size).toBeLessThan(80);
  expect(lines.length * size).toBeLessThanOrEqual(320);
  expect(lines.join(" ")).toBe("one two three four five six seven eight nine ten eleven twelve");
});

it("cuts a word that is longer than a line", () => {
  const [line = ""] = fitText("x".repeat(300), 620, 320).lines;
  expect(line).toMatch(/^x+…$/);
  expect(line.length * 80 * 0.5).toBeLessThanOrEqual(620);
});

it("ends with an ellipsis if the smallest size is still too large", () => {
  const { size, lines } = fitText("many words ".repeat(60).trim(), 620, 320);
  expect(size).toBe(40);
  expect(lines).toHaveLength(8);
  expect(lines.at(-1)).toMatch(/…$/);
});
