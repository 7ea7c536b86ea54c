import { smallScreenQuery, wideScreenQuery } from "../../src/theme/breakpoints";

it("counts screens of 767 px or less as small, as the specification does, and all others as wide", () => {
  expect(smallScreenQuery).toBe("(max-width: 767px)");
  expect(wideScreenQuery).toBe("(min-width: 768px)");
});
