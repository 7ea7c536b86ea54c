import { page, problemsOf } from "../../../support/smallSite";

const stats = "webpack.stats.json";
const notAList = `/${stats}: is missing or not a list of scripts; build again`;

test.each([
  ["page-data/x-0e.json", '{"pa', expect.stringMatching("^/page-data/x-0e.json: cannot be read")],
  ["slick-0b.js", undefined, `/${stats}: /slick-0b.js is missing`],
  [stats, undefined, notAList],
  [stats, '{"namedChunkGroups":{"app":{"assets":[]}}}', notAList],
])("the files that the scripts request exist: %s as %s", async (file, text, problem) => {
  await expect(problemsOf({ [file]: text })).resolves.toEqual([problem]);
});

test("the data that pages name exists", async () => {
  await expect(problemsOf({ "page-data/x-0e.json": undefined })).resolves.toContain(
    "/index.html:1 link: /page-data/x-0e.json does not exist",
  );
});

test.each([
  ["no scripts", (html: string) => html.replace(/<script.*<\/script>/, "")],
  ["others", (html: string) => html.replace("/app-0c", "/component---a-0a")],
])("a page with %s does not start the scripts of every page", async (_, change) => {
  await expect(problemsOf({ "contact/index.html": change(page("")) })).resolves.toContain(
    "/contact/index.html: does not load /app-0c.js; nothing in it can be pressed",
  );
});
