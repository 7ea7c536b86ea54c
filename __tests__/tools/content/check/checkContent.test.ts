import { checkContent } from "../../../../tools/content/check/checkContent";
import { diskSource } from "../../../../tools/content/check/contentSource";
import { fixtureContent } from "../../../support/fixtureContent";

it("finds no problem in valid content", async () => {
  expect((await checkContent(diskSource(fixtureContent))).problems).toEqual([]);
});
