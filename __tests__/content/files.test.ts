/** @jest-environment node */
import type { Tree } from "../support/contentTree";
import { edit, put, remove, testFaults } from "../support/faults";

const partner = "partners/depot.yml";
const move = (from: string, to: string) => (tree: Tree) => {
  put(to, tree.get(from) ?? "")(tree);
  remove(from)(tree);
};

describe("Files and their names", () => {
  testFaults([
    {
      name: "a slug with spaces and capitals",
      change: move("legal/privacy.md", "legal/Privacy Policy.md"),
      says: [
        'content/legal/Privacy Policy.md:1:1 slug: "Privacy Policy" must be lower-case letters, digits and single hyphens; name it legal/privacy-policy.md',
      ],
    },
    {
      name: "a slug with an accent",
      change: move(partner, "partners/dépôt.yml"),
      says: [
        'content/partners/dépôt.yml:1:1 slug: "dépôt" must be lower-case letters, digits and single hyphens; name it partners/depot.yml',
      ],
    },
    {
      name: "a slug that ends with a hyphen",
      change: move(partner, "partners/depot-.yml"),
      says: [
        'content/partners/depot-.yml:1:1 slug: "depot-" must be lower-case letters, digits and single hyphens; name it partners/depot.yml',
      ],
    },
    {
      name: "an address that belongs to the site",
      change: put("legal/contact.md", "x"),
      says: [
        'content/legal/contact.md:1:1 frontmatter: the first line must be ---, found "x"',
        "content/legal/contact.md:1:1 slug: /contact belongs to the site itself; name the file otherwise",
      ],
    },
    {
      name: "an address that Gatsby needs",
      change: put("legal/page-data.md", "x"),
      says: [
        'content/legal/page-data.md:1:1 frontmatter: the first line must be ---, found "x"',
        "content/legal/page-data.md:1:1 slug: /page-data belongs to the site itself; name the file otherwise",
      ],
    },
    {
      name: "a YAML file with the longer ending",
      change: move(partner, "partners/depot.yaml"),
      says: [
        "content/partners/depot.yaml:1:1 stray-file: nothing reads .yaml files; name it depot.yml",
      ],
    },
    {
      name: "a Markdown file with the longer ending",
      change: move("services/refill.md", "services/refill.markdown"),
      says: [
        "content/services:1:1 count: at least 1 must be here (services/<slug>.md), found 0",
        "content/services/refill.markdown:1:1 stray-file: nothing reads .markdown files; name it refill.md",
      ],
    },
    {
      name: "an ending in capitals",
      change: move(partner, "partners/depot.YML"),
      says: [
        "content/partners/depot.YML:1:1 stray-file: nothing reads .YML files; name it depot.yml",
      ],
    },
    {
      name: "a text file without a kind",
      change: move("services/refill.md", "services/refill.txt"),
      says: [
        "content/services:1:1 count: at least 1 must be here (services/<slug>.md), found 0",
        "content/services/refill.txt:1:1 stray-file: nothing reads .txt files; name it refill.md",
      ],
    },
    {
      name: "a folder that is misspelled",
      change: move(partner, "partner/depot.yml"),
      says: [
        "content/partner/depot.yml:1:1 stray-file: nothing reads this file; did you mean partners/depot.yml?",
      ],
    },
    {
      name: "a file that is misspelled",
      change: move("site/not-found.yml", "site/notfound.yml"),
      says: [
        "content/site/not-found.yml:1:1 count: the file is missing; the site needs it",
        "content/site/notfound.yml:1:1 stray-file: nothing reads this file; did you mean site/not-found.yml?",
      ],
    },
    {
      name: "a product without its folder",
      change: move("products/small/index.md", "products/small.md"),
      says: [
        "content/products:1:1 count: at least 1 must be here (products/<slug>/index.md), found 0",
        "content/products/small.md:1:1 stray-file: nothing reads this file; did you mean products/small/index.md?",
      ],
    },
    {
      name: "a file in a folder too deep",
      change: move("services/refill.md", "services/new/refill.md"),
      says: [
        "content/services:1:1 count: at least 1 must be here (services/<slug>.md), found 0",
        "content/services/new/refill.md:1:1 stray-file: nothing reads this file; did you mean services/refill.md?",
      ],
    },
    {
      name: "a file of no kind",
      change: put("notes/meeting.md", "x"),
      says: [
        "content/notes/meeting.md:1:1 stray-file: nothing reads this file; content stands in services/<slug>.md, products/<slug>/index.md, partners/<slug>.yml, legal/<slug>.md and site/",
      ],
    },
    {
      name: "a picture of another kind",
      change: put("services/refill.gif", "GIF89a"),
      says: [
        "content/services/refill.gif:1:1 stray-file: .gif pictures are not shown; save it as JPEG, PNG, WebP or SVG",
      ],
    },
    {
      name: "a document",
      change: put("legal/terms.docx", "PK"),
      says: [
        "content/legal/terms.docx:1:1 stray-file: nothing reads this kind of file; content is .md, .yml and pictures; delete it",
      ],
    },
    {
      name: "a backup",
      change: put("services/refill.md.bak", "x"),
      says: [
        "content/services/refill.md.bak:1:1 stray-file: left over by an editor or a merge; delete it",
      ],
    },
    {
      name: "a merge's leftover",
      change: put("services/refill.md.orig", "x"),
      says: [
        "content/services/refill.md.orig:1:1 stray-file: left over by an editor or a merge; delete it",
      ],
    },
    {
      name: "an editor's leftover",
      change: put("services/refill.md~", "x"),
      says: [
        "content/services/refill.md~:1:1 stray-file: left over by an editor or a merge; delete it",
      ],
    },
    {
      name: "a hidden file",
      change: put("services/.refill.md.swp", "x"),
      says: [
        "content/services/.refill.md.swp:1:1 stray-file: left over by an editor or a merge; delete it",
      ],
    },
    {
      name: "another hidden file",
      change: put(".env", "x"),
      says: ["content/.env:1:1 stray-file: a hidden file that nothing reads; delete it"],
    },
    {
      name: "a name that Windows keeps",
      change: (tree) => {
        put("services/aux.jpg", tree.get("services/refill.jpg") ?? "")(tree);
        edit("services/refill.md", "./refill.jpg", "./aux.jpg")(tree);
        remove("services/refill.jpg")(tree);
      },
      says: ["content/services/aux.jpg:1:1 name: Windows cannot hold a file named aux; rename it"],
    },
    {
      name: "a folder with a file's name",
      change: put("services/other.md/old.jpg.bak", "x"),
      says: [
        "content/services/other.md:1:1 stray-file: a folder stands where a file belongs; name it otherwise",
        "content/services/other.md/old.jpg.bak:1:1 stray-file: left over by an editor or a merge; delete it",
      ],
    },
    {
      name: "names that differ in letter case",
      change: (tree) => {
        put("services/Refill.jpg", tree.get("services/refill.jpg") ?? "")(tree);
        edit("services/refill.md", "order: 1", "order: 1")(tree);
      },
      says: [
        "content/services/Refill.jpg:1:1 image-unused: no content file shows this picture; delete it, or name it in a file",
        "content/services/refill.jpg:1:1 name-clash: differs from services/Refill.jpg in letter case alone; some computers keep only one of them; rename one",
      ],
    },
    {
      name: "a missing site file",
      change: remove("site/legal.yml"),
      says: ["content/site/legal.yml:1:1 count: the file is missing; the site needs it"],
    },
    {
      name: "no service at all",
      change: (tree) => {
        remove("services/refill.md")(tree);
        remove("services/refill.jpg")(tree);
        remove("services/refill.svg")(tree);
      },
      says: ["content/services:1:1 count: at least 1 must be here (services/<slug>.md), found 0"],
    },
    {
      name: "more partners than the strip can show",
      change: (tree) => {
        for (let n = 2; n <= 31; n += 1)
          put(
            `partners/depot-${n}.yml`,
            `name: Depot ${n}\nurl: ./depot.svg\nisIllustrative: true\norder: ${n}\n`,
          )(tree);
      },
      says: ["content/partners:1:1 count: the site can show at most 30, found 31"],
    },
    {
      name: "two entries with one place in the order",
      change: put(
        "partners/other.yml",
        "name: Other\nurl: ./depot.svg\nisIllustrative: true\norder: 1\n",
      ),
      says: [
        'content/partners/other.yml:4:8 duplicate: "order" is the same as in content/partners/depot.yml:4; each needs its own',
      ],
    },
    {
      name: "two entries with one name",
      change: put(
        "partners/other.yml",
        "name: depot\nurl: ./depot.svg\nisIllustrative: true\norder: 2\n",
      ),
      says: [
        'content/partners/other.yml:1:7 duplicate: "name" is the same as in content/partners/depot.yml:1; each needs its own',
      ],
    },
    {
      name: "two documents with one title",
      change: edit("legal/privacy.md", "title: Privacy Policy", "title: Safety Guide"),
      says: [
        'content/legal/safety.md:2:8 duplicate: "title" is the same as in content/legal/privacy.md:2; each needs its own',
      ],
    },
    {
      name: "what computers leave behind is no fault",
      change: (tree) => {
        put(".DS_Store", "x")(tree);
        put("services/Thumbs.db", "x")(tree);
        put("partners/.gitkeep", "")(tree);
      },
      says: [],
    },
    {
      name: "no partner at all is no fault",
      change: (tree) => {
        remove(partner)(tree);
        remove("partners/depot.svg")(tree);
      },
      says: [],
    },
  ]);
});
