import { changes } from "../../src/bundle/changes";
import { isIncluded } from "../../src/bundle/isIncluded";

const left = (plain: string) =>
  changes.map(({ name }) => name).filter((name) => !isIncluded(name, plain));

test("a build has all changes to Gatsby's output", () => {
  expect(left("")).toEqual([]);
});

test("a plain build has none of them", () => {
  expect(left("1")).toEqual(changes.map(({ name }) => name));
});

test("single changes can be switched off", () => {
  expect(left("avif,slick").sort()).toEqual(["avif", "slick"]);
});

test("an unknown change is an error", () => {
  expect(() => isIncluded("avif", "avfi")).toThrow('unknown change "avfi"');
});
