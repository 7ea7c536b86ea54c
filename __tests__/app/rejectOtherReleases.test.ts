import { rejectOtherReleases } from "../../src/app/rejectOtherReleases";

const hovering = jest.fn();

/** The loader's result once pages of other releases are rejected. */
const answer = (found: Promise<object | undefined>) => {
  window.___webpackCompilationHash = "ours";
  window.___loader = { hovering, loadPage: () => found, loadPageSync: jest.fn() };
  rejectOtherReleases();
  return window.___loader.loadPage("/contact");
};

it("accepts a page of the release that the scripts come from", async () => {
  const resources = { page: { webpackCompilationHash: "ours" } };
  await expect(answer(Promise.resolve(resources))).resolves.toBe(resources);
});

it.each([
  ["of another release", Promise.resolve({ page: { webpackCompilationHash: "theirs" } })],
  ["that cannot be fetched", Promise.resolve({ status: "error" })],
  ["that does not exist", Promise.resolve(undefined)],
])("treats a page %s as failed", async (_, found) => {
  await expect(answer(found)).resolves.toBeUndefined();
});

it("treats a page with an unknown template as failed", async () => {
  await expect(answer(Promise.reject(new Error("no such chunk")))).resolves.toBeUndefined();
});
