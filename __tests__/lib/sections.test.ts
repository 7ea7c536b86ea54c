import {
  INITIAL_SECTION,
  landingSections,
  sectionOfLink,
  sectionOfPath,
  trimPath,
} from "../../src/lib/sections";

const known = ["/", "/contact", "/privacy-policy"];

it("knows the landing page's sections in their order", () => {
  expect(landingSections).toEqual(["home", "offer", "services", "partners", "footer"]);
  expect(INITIAL_SECTION).toBe("home");
});

it.each([
  ["/", "/"],
  ["/contact", "/contact"],
  ["/contact/", "/contact"],
  ["", "/"],
])("reads %j as the page %s", (path, page) => {
  expect(trimPath(path)).toBe(page);
});

it.each([
  ["/", "home"],
  ["/contact", "contact"],
  ["/privacy-policy/", "privacy-policy"],
  ["/no-such-page", "home"],
])("makes the section of %s %s", (path, section) => {
  expect(sectionOfPath(path, known)).toBe(section);
});

it.each([
  ["/#partners", "partners"],
  ["/", "home"],
  ["/contact", "contact"],
  ["/lpg-safety#leak", "leak"],
])("knows that %s leads to %s", (to, section) => {
  expect(sectionOfLink(to)).toBe(section);
});
