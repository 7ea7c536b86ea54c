/** @jest-environment node */
import { checkContent } from "../../../tools/content-check/checkContent";
import { fixtureContent } from "../../support/contentTree";

it("finds no problem in valid content", async () => {
  expect(await checkContent(fixtureContent)).toEqual([]);
});
