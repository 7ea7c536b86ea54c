import { isCollection } from "../../../../../src/model/contentType";
import { contentTypes } from "../../../../../src/model/contentTypes";
import type { Tree } from "../../../../support/contentTree";
import { edit, put, remove, testFaults } from "../../../../support/faults";

const partner = "partners/depot.yml";
const collections = contentTypes.filter(isCollection).map(({ path }) => path);
const move = (from: string, to: string) => (tree: Tree) => {
  put(to, tree.get(from) ?? "")(tree);
  remove(from)(tree);
};

describe("Files and their names", () => {
  testFaults([
    {
      name: "a name that is too long for file systems",
      change: (tree) => {
        const text = tree.get("partners/depot.yml")?.toString("utf8") ?? "";
        const other = text.replace(/name: .*/, "name: Other").replace(/order: .*/, "order: 9");
        put(`partners/${"a".repeat(100)}.yml`, other)(tree);
      },
      problems: [
        `content/partners/${"a".repeat(100)}.yml:1:1 name: the name has 104 characters; at most 80 are allowed; shorten it`,
      ],
    },
    {
      name: "a slug with spaces and capitals",
      change: move("legal/privacy.md", "legal/Privacy Policy.md"),
      problems: [
        'content/legal/Privacy Policy.md:1:1 slug: "Privacy Policy" must be lower-case letters, digits and single hyphens; rename it to legal/privacy-policy.md',
      ],
    },
    {
      name: "a slug with an accent",
      change: move(partner, "partners/dépôt.yml"),
      problems: [
        'content/partners/dépôt.yml:1:1 slug: "dépôt" must be lower-case letters, digits and single hyphens; rename it to partners/depot.yml',
      ],
    },
    {
      name: "a slug that ends with a hyphen",
      change: move(partner, "partners/depot-.yml"),
      problems: [
        'content/partners/depot-.yml:1:1 slug: "depot-" must be lower-case letters, digits and single hyphens; rename it to partners/depot.yml',
      ],
    },
    {
      name: "an address that the site already uses",
      change: put("legal/contact.md", "x"),
      problems: [
        'content/legal/contact.md:1:1 frontmatter: the first line must be ---, found "x"',
        "content/legal/contact.md:1:1 slug: /contact belongs to the site itself; rename the file",
      ],
    },
    {
      name: "an address that Gatsby uses",
      change: put("legal/page-data.md", "x"),
      problems: [
        'content/legal/page-data.md:1:1 frontmatter: the first line must be ---, found "x"',
        "content/legal/page-data.md:1:1 slug: /page-data belongs to the site itself; rename the file",
      ],
    },
    {
      name: "a YAML file with the longer extension",
      change: move(partner, "partners/depot.yaml"),
      problems: [
        "content/partners/depot.yaml:1:1 stray-file: nothing reads .yaml files; rename it to depot.yml",
      ],
    },
    {
      name: "a Markdown file with the longer extension",
      change: move("services/refill.md", "services/refill.markdown"),
      problems: [
        "content/services/refill.markdown:1:1 stray-file: nothing reads .markdown files; rename it to refill.md",
      ],
    },
    {
      name: "an extension in capitals",
      change: move(partner, "partners/depot.YML"),
      problems: [
        "content/partners/depot.YML:1:1 stray-file: nothing reads .YML files; rename it to depot.yml",
      ],
    },
    {
      name: "a text file without an extension",
      change: move("services/refill.md", "services/refill.txt"),
      problems: [
        "content/services/refill.txt:1:1 stray-file: nothing reads .txt files; rename it to refill.md",
      ],
    },
    {
      name: "a misspelled folder",
      change: move(partner, "partner/depot.yml"),
      problems: [
        "content/partner/depot.yml:1:1 stray-file: nothing reads this file; did you mean partners/depot.yml?",
      ],
    },
    {
      name: "a misspelled file",
      change: move("site/not-found.yml", "site/notfound.yml"),
      problems: [
        "content/site/not-found.yml:1:1 count: the site needs this file; put it back",
        "content/site/notfound.yml:1:1 stray-file: nothing reads this file; did you mean site/not-found.yml?",
      ],
    },
    {
      name: "a product without its folder",
      change: move("products/small/index.md", "products/small.md"),
      problems: [
        "content/products/small.md:1:1 stray-file: nothing reads this file; did you mean products/small/index.md?",
      ],
    },
    {
      name: "a file in a folder that is too deep",
      change: move("services/refill.md", "services/new/refill.md"),
      problems: [
        "content/services/new/refill.md:1:1 stray-file: nothing reads this file; did you mean services/refill.md?",
      ],
    },
    {
      name: "a file of no content type",
      change: put("notes/meeting.md", "x"),
      problems: [
        `content/notes/meeting.md:1:1 stray-file: nothing reads this file; content goes in ${collections.join(", ")} and site/`,
      ],
    },
    {
      name: "a picture of an unsupported type",
      change: put("services/refill.gif", "GIF89a"),
      problems: [
        "content/services/refill.gif:1:1 stray-file: .gif pictures are not shown; save it as JPEG, PNG, WebP or SVG",
      ],
    },
    {
      name: "a photo in a phone's own format, which a text refers to",
      change: (tree) => {
        put("services/IMG_2044.HEIC", "ftypheic")(tree);
        edit("services/refill.md", "./refill.jpg", "./IMG_2044.HEIC")(tree);
      },
      problems: [
        'content/services/refill.md:4:8 schema: "image" must be a JPEG, PNG or WebP file such as ./name.jpg, found the text "./IMG_2044.HEIC"',
      ],
    },
    {
      name: "a document",
      change: put("legal/terms.docx", "PK"),
      problems: [
        "content/legal/terms.docx:1:1 stray-file: nothing reads this kind of file; content is .md, .yml and pictures; delete it",
      ],
    },
    {
      name: "names that differ only in the encoding of an accent",
      change: (tree) => {
        for (const form of ["NFC", "NFD"])
          put(`legal/${"caf\u00E9".normalize(form)}.md`, "x")(tree);
      },
      problems: [
        expect.stringContaining("slug"),
        expect.stringContaining("slug"),
        expect.stringContaining("name-clash"),
      ],
    },
  ]);
});
