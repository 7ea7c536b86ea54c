import { fewestOfEach } from "../../../support/edits/collections";
import { edit, put, remove, problemsAfter, testFaults } from "../../../support/faults";

const partner = "partners/depot.yml";

describe("Rules across the files of a type", () => {
  testFaults([
    {
      name: "a description copied from another entry's picture, as a hint",
      change: edit("products/cage/index.md", /imageAlt: .*/, "imageAlt: A small cylinder"),
      problems: [
        "content/products/small/index.md:6:11 hint alt: the same words as in content/products/cage/index.md:6; do both pictures show that?",
      ],
    },
    {
      name: "an emoji in a name, as a hint",
      change: edit("products/cage/index.md", "name: Cage", "name: Cage 🔥"),
      problems: [
        "content/products/cage/index.md:2:7 hint emoji: 🔥 is read aloud by its name, and looks different on each phone; delete it unless you want that",
      ],
    },
    {
      name: "a meaningless description of a picture, as a hint",
      change: edit("products/cage/index.md", /imageAlt: .*/, "imageAlt: Picture"),
      problems: [
        'content/products/cage/index.md:6:11 hint alt: "Picture" means nothing to people who cannot see the picture; describe what it shows',
      ],
    },
    {
      name: "a missing site file",
      change: remove("site/legal.yml"),
      problems: ["content/site/legal.yml:1:1 count: the site needs this file; put it back"],
    },
    {
      name: "no service",
      change: (tree) => {
        for (const file of [...tree.keys()]) if (file.startsWith("services/")) remove(file)(tree);
      },
      problems: [
        "content/services:1:1 count: the site needs at least 1 here (services/<slug>.md), found 0",
      ],
    },
    {
      name: "more partners than the strip can show",
      change: (tree) => {
        for (let n = 7; n <= 31; n += 1)
          put(
            `partners/depot-${n}.yml`,
            `name: Depot ${n}\nurl: ./depot.svg\nisIllustrative: true\norder: ${n}\n`,
          )(tree);
      },
      problems: ["content/partners:1:1 count: the site can show at most 30, found 31; delete some"],
    },
    {
      name: "two entries with the same place in the order, and one without, are a hint",
      change: (tree) => {
        edit(partner, "order: 1", "order: 2")(tree);
        edit("partners/goat-union.yml", "order: 3", "order:")(tree);
      },
      problems: [
        'content/partners/depot.yml:4:8 hint copied: "Depot" has the same place as "Cart works" (partners/cart-works.yml); give each its own, or they go by name',
      ],
    },
    {
      name: "two entries with the same name",
      change: put(
        "partners/other.yml",
        "name: depot\nurl: ./depot.svg\nisIllustrative: true\norder: 7\n",
      ),
      problems: [
        'content/partners/other.yml:1:7 duplicate: "name" is the same as in content/partners/depot.yml:1; each entry needs its own',
      ],
    },
    {
      name: "two documents with the same title",
      change: edit("legal/privacy.md", "title: Data Notice", "title: Kitchen Guide"),
      problems: [
        'content/legal/safety.md:2:8 duplicate: "title" is the same as in content/legal/privacy.md:2; each entry needs its own',
      ],
    },
    {
      name: "files that operating systems leave behind are no fault",
      change: (tree) => {
        put(".DS_Store", "x")(tree);
        put("services/Thumbs.db", "x")(tree);
        put("partners/.gitkeep", "")(tree);
      },
      problems: [],
    },
    {
      name: "no partner is no fault",
      change: (tree) => {
        remove(partner)(tree);
        remove("partners/depot.svg")(tree);
      },
      problems: [],
    },
  ]);
});

it("requires a document with an alert, which the leak card shows", async () => {
  // Broken links to the alert are reported as well.
  expect(await problemsAfter(edit("legal/safety.md", /^alert:\n(?: .*\n)+/m, ""))).toContain(
    'content/legal:1:1 count: one document needs an "alert": the leak card shows its steps and numbers',
  );
});

it("accepts the fewest entries that each kind may have", async () => {
  const lines = await problemsAfter((tree) => fewestOfEach(tree));
  expect(lines.filter((line) => / (?:hint )?count: /.test(line))).toEqual([]);
});
