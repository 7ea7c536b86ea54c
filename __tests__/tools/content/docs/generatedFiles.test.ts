import { readFileSync } from "node:fs";
import path from "node:path";
import { generatedFiles } from "../../../../tools/content/docs/generatedFiles";
import { limitsOf } from "../../../../tools/content/docs/contentGuide";

const root = path.resolve(__dirname, "../../../..");

it.each([...generatedFiles()])("%s is up to date with npm run docs", (file, text) => {
  expect(readFileSync(path.join(root, file), "utf8")).toBe(text);
});

it("describes the limits of a field in words", () => {
  expect(limitsOf({ type: "string", maxLength: 80, slots: ["n"] })).toBe(
    "text, at most 80 characters; must contain {n}",
  );
  expect(limitsOf({ form: "a JPEG, PNG or WebP file, such as ./name.jpg", minWidth: 800 })).toBe(
    "a JPEG, PNG or WebP file, such as ./name.jpg, at least 800 px wide",
  );
  expect(
    limitsOf({
      type: "array",
      minItems: 1,
      maxItems: 8,
      items: { type: "string", maxLength: 80, hasTokens: true },
    }),
  ).toBe(
    "a list, 1 to 8 items, each text, at most 80 characters; may contain {policy.…} and {company.…}",
  );
});
