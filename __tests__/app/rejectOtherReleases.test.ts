import { rejectOtherReleases } from "../../src/app/rejectOtherReleases";

const hovering = jest.fn();

/** What Gatsby's loader answers once other releases are refused. */
const answer = (found: Promise<object | undefined>) => {
  window.___webpackCompilationHash = "ours";
  window.___loader = { hovering, loadPage: () => found, loadPageSync: jest.fn() };
  rejectOtherReleases();
  return window.___loader.loadPage("/contact");
};

it("lets through a page of the release that the scripts come from", async () => {
  const resources = { page: { webpackCompilationHash: "ours" } };
  await expect(answer(Promise.resolve(resources))).resolves.toBe(resources);
});

it.each([
  ["of another release", Promise.resolve({ page: { webpackCompilationHash: "theirs" } })],
  ["that cannot be had", Promise.resolve({ status: "error" })],
  ["that there is not", Promise.resolve(undefined)],
])("counts a page %s as one that cannot be loaded", async (_, found) => {
  await expect(answer(found)).resolves.toBeUndefined();
});

it("counts a page whose template is not known here as one that cannot be loaded", async () => {
  await expect(answer(Promise.reject(new Error("no such chunk")))).resolves.toBeUndefined();
});
