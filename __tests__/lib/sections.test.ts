import { INITIAL_SECTION, sectionOfLink } from "../../src/lib/sections";

it.each([
  ["/#partners", "partners"],
  ["/", INITIAL_SECTION],
  ["/contact", "contact"],
  ["/contact/", "contact"],
  ["/a-legal-page#leak", "leak"],
])("finds that %s leads to %s", (to, section) => {
  expect(sectionOfLink(to)).toBe(section);
});
