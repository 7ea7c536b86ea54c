import { fluid, type } from "../../src/theme/typography";

it("follows the font size of the browser", () => {
  for (const { fontSize } of Object.values(type)) expect(fontSize).toMatch(/rem/);
});

it("gives sizes in px at the browser's default font size of 16 px", () => {
  expect(type.control.fontSize).toBe("1rem");
  expect(fluid(32, 4, 64, 12)).toBe("min(clamp(2rem, 4vw, 4rem), 12vw)");
});
