import type { EntryCollection, Field, FileCollection } from "@sveltia/cms";
import { typeOf } from "../../../src/model/contentTypes";
import { formsConfig } from "../../../tools/forms/formsConfig";
import { readFile, readTree } from "../../support/edits/contentFiles";
import { fixtureContent } from "../../support/fixture/fixtureContent";

/** The settings of a field that contain others or define accepted values. */
interface FormField {
  pattern?: [pattern: string, message: string];
  fields?: Field[];
  field?: Field;
}

const config = formsConfig("owner/name");

const collections = (config.collections ?? []) as (EntryCollection | FileCollection)[];
const forms = collections.flatMap((one): unknown[] =>
  "files" in one ? one.files : [one],
) as EntryCollection[];
const fieldsOf = (type: string) => forms.find(({ name }) => name === type)?.fields ?? [];

it("keeps an entry's picture beside it, and those of a page in a folder", () => {
  // That the forms find the files, the editor's test shows.
  const [entry, page] = ["Product", "SiteHome"].map((type) =>
    forms.find(({ name }) => name === type),
  );
  expect(entry).toMatchObject({ media_folder: "", public_folder: "." });
  expect(page).toMatchObject({ media_folder: "pictures", public_folder: "./pictures" });
});

it("lets nobody merge a change in the forms, and offers no pictures of other sites", () => {
  expect(config.publish_mode).toBe("editorial_workflow");
  expect(config.singletons).toBeUndefined();
  expect(collections.map(({ publish }) => publish)).toEqual(collections.map(() => false));
  expect(config.media_libraries?.stock_assets).toEqual({ providers: [] });
});

/** The values that a form would not let an editor save. */
function refused(fields: readonly Field[], values: Record<string, unknown>): unknown[] {
  return fields.flatMap((field) => {
    const { pattern: [pattern] = [], fields: inner, field: item } = field as FormField;
    const given = [values[field.name] ?? []].flat();
    if (inner) return given.flatMap((value) => refused(inner, value as Record<string, unknown>));
    if (item) return given.flatMap((value) => refused([item], { [item.name]: value }));
    return pattern ? given.filter((value) => !new RegExp(pattern).test(String(value))) : [];
  });
}

const tree = readTree(fixtureContent);

it.each([...tree.keys()].filter(typeOf))("lets an editor save %s as it is", (file) => {
  const { type, fields } = readFile(tree, file)!;
  const form = fieldsOf(type.name);
  expect(form).not.toEqual([]);
  expect(refused(form, fields)).toEqual([]);
});

const withExample: unknown = expect.stringContaining("sales@example.com");

it.each([
  ["Product", "image", { widget: "image", accept: ".jpg,.jpeg,.png,.webp" }],
  ["SiteCompany", "hours", { label: "Hours", widget: "list", required: false }],
  ["LegalDocument", "summary", { widget: "list", field: { required: true } }],
  ["LegalDocument", "description", { minlength: 50, maxlength: 160 }],
  ["LegalDocument", "body", { modes: ["raw"], required: true }],
  ["Partner", "url", { widget: "image", accept: ".png,.webp,.svg" }],
  ["Partner", "isIllustrative", { widget: "boolean" }],
  ["Service", "icon", { accept: ".svg" }],
  ["SiteSecurity", "expires", { widget: "datetime" }],
  ["SiteCompany", "email", { pattern: [expect.anything(), withExample] }],
])("the field of %s.%s has %j", (type, name, expected) => {
  expect(fieldsOf(type).find((field) => field.name === name)).toMatchObject(expected);
});
