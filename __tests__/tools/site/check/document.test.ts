import { page, problemsOf } from "../../../support/smallSite";

test.each([
  ["", /^\/contact\/index\.html:1:1 missing-doctype/],
  [page("").replace("<title>T", "<title> "), /^\/contact\/index\.html:1:\d+ empty-title/],
  [page('<img src="/logo.svg">'), /^\/contact\/index\.html:1:\d+ wcag\/h37/],
  [page('<label for="gone">x</label>'), /^\/contact\/index\.html:1:\d+ no-missing-references/],
  [page("").replace("Words", ""), /contact\/index\.html: <main> has no words/],
])("an incomplete page is reported: %s", async (html, problem) => {
  const problems = await problemsOf({ "contact/index.html": html });
  expect(problems).toContainEqual(expect.stringMatching(problem));
});

test("invalid HTML is reported with its position", async () => {
  await expect(
    problemsOf({ "page/index.html": page('<p id="a">x</p><p id="a">y</p>') }),
  ).resolves.toEqual(['/page/index.html:1:155 no-dup-id: Duplicate ID "a"']);
});
