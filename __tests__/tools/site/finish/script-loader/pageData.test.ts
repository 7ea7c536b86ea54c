import { writePageData } from "../../../../../tools/site/finish/script-loader/pageData";
import { builtFolder } from "../../../../../tools/site/builtFolder";
import { temporaryFolder, writeFiles } from "../../../../support/temporaryFolder";

/** The address of the data of the first page, in a built folder whose page has this title. */
function addressWith(title: string) {
  const folder = temporaryFolder();
  writeFiles(folder, {
    "index.html": "",
    "page-data/index/page-data.json": JSON.stringify({
      componentChunkName: "component---home",
      result: { data: { title }, pageContext: { section: "home" } },
    }),
  });
  return writePageData(builtFolder(folder), ["/index.html"]).get("/index.html")?.address;
}

it("names data by their content, so that a page never gets those of another release", () => {
  expect(addressWith("Gas")).toMatch(/^\/page-data\/index-[0-9a-f]{8}\.json$/);
  expect(addressWith("Gas")).toBe(addressWith("Gas"));
  expect(addressWith("Other")).not.toBe(addressWith("Gas"));
});
