import { group, list, text, wholeNumber } from "../../src/model/fields";
import { picture } from "../../src/model/formedFields";
import { graphqlTypes } from "../../src/gatsby/graphqlTypes";
import type { ContentType } from "../../src/model/contentType";

const type: ContentType = {
  name: "Thing",
  label: "Things",
  path: "things/<slug>.md",
  description: "A thing.",
  fields: group({
    title: text("A title.", 20),
    note: text("A note.", 20).optional(),
    count: wholeNumber("How many."),
    photo: picture("A picture.", 100, [4, 3]),
    parts: list("Its parts.", group({ label: text("A label.", 20) })),
  }),
  count: { min: 0, max: 9 },
};

it("writes one explicit type for each type of content, and one for each group in it", () => {
  const lines = graphqlTypes([type]).split("\n");
  expect(lines).toContain("type Thing implements Node @dontInfer {");
  expect(lines).toContain("type ThingParts {");
  expect(lines).toContain("  parts: [ThingParts!]!");
  expect(lines).toContain("  title: String!");
  expect(lines).toContain("  count: Int!");
});

it("makes an optional field nullable, and resolves a picture's path to its file", () => {
  const lines = graphqlTypes([type]).split("\n");
  expect(lines).toContain("  note: String");
  expect(lines).toContain("  photo: File! @fileByRelativePath");
});

it("gives a slug to types with several files, and to no other", () => {
  expect(graphqlTypes([type])).toContain("slug: String!");
  expect(graphqlTypes([{ ...type, path: "site/thing.yml" }])).not.toContain("slug");
});
