import { page, problemsOf } from "../../support/smallSite";

const contactData = "page-data/contact/page-data.json";
const dataOf = (path: string, hash: string) =>
  JSON.stringify({ path, componentChunkName: "component---a", staticQueryHashes: [hash] });
const stats = "webpack.stats.json";
const notAList = `/${stats}: is missing or not a list of scripts; build again`;
test.each([
  [contactData, undefined, `/contact/index.html: its data, /${contactData}, is missing`],
  [contactData, '{"pa', expect.stringMatching(`^/${contactData}: cannot be read: Unterminated`)],
  [contactData, '{"path":"/contact"}', `/${contactData}: is not the data of /contact`],
  [contactData, dataOf("/", "7"), `/${contactData}: is not the data of /contact`],
  [contactData, dataOf("/contact", "8"), `/${contactData}: /page-data/sq/d/8.json is missing`],
  [
    "page-data/app-data.json",
    undefined,
    "/page-data/app-data.json: is missing; no link works without it",
  ],
  ["slick-0b.js", undefined, `/${stats}: /slick-0b.js is missing`],
  ["component---a-0a.js", undefined, `/${stats}: /component---a-0a.js is missing`],
  [stats, undefined, notAList],
  [stats, '{"namedChunkGroups":{"app":{"assets":[]}}}', notAList],
])("the files that the scripts request exist: %s as %s", async (file, text, problem) => {
  await expect(problemsOf({ [file]: text })).resolves.toEqual([problem]);
});

test.each([
  ["names none", { "contact/index.html": page("").replace(/<script.*<\/script>/, "") }],
  ["names another", { "contact/index.html": page("").replace("/app-0c", "/app-0d") }],
])("a page that %s does not load the scripts of every page", async (_, changes) => {
  await expect(problemsOf(changes)).resolves.toContain(
    "/contact/index.html: does not load /app-0c.js; nothing in it can be pressed",
  );
});
