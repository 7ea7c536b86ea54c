/** @jest-environment node */
import path from "node:path";
import { checkContent } from "../../../tools/content-check/checkContent";
import { said } from "../../support/faults";

it("finds no problem in a small valid tree", async () => {
  expect(await said(() => undefined)).toEqual([]);
});

it("finds no problem in the site's own content", async () => {
  expect(await checkContent(path.resolve(__dirname, "../../../content"))).toEqual([]);
});
