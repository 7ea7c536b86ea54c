import { titleOf } from "../../src/model/pageTable";

it.each([
  ["a title", { title: "Depots" }, "Depots"],
  ["a title for search results", { title: "Depots", meta: { title: "Our depots" } }, "Our depots"],
])("a page with %s is listed by it", (_, fields, title) => {
  expect(titleOf({ slug: "ajah", order: 1, ...fields })).toBe(title);
});

it("a page without a title fails the build, because its footer link would be empty", () => {
  expect(() => titleOf({ slug: "ajah", order: 1 })).toThrow('The page of "ajah" has no title');
});
