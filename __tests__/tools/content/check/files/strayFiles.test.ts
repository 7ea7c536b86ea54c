import { edit, put, remove, testFaults } from "../../../../support/faults";

describe("Orphaned files", () => {
  testFaults([
    {
      name: "a capital letter in a product's file name",
      change: (tree) => {
        put("products/small/Index.md", tree.get("products/small/index.md") ?? "")(tree);
        remove("products/small/index.md")(tree);
      },
      problems: [
        "content/products/small/Index.md:1:1 stray-file: nothing reads this file; did you mean products/small/index.md?",
      ],
    },
    {
      name: "a backup",
      change: put("services/refill.md.bak", "x"),
      problems: [
        "content/services/refill.md.bak:1:1 stray-file: left behind by an editing program or a merge; delete it",
      ],
    },
    {
      name: "a file left over from a merge",
      change: put("services/refill.md.orig", "x"),
      problems: [
        "content/services/refill.md.orig:1:1 stray-file: left behind by an editing program or a merge; delete it",
      ],
    },
    {
      name: "a file left over from an editor",
      change: put("services/refill.md~", "x"),
      problems: [
        "content/services/refill.md~:1:1 stray-file: left behind by an editing program or a merge; delete it",
      ],
    },
    {
      name: "a hidden file",
      change: put("services/.refill.md.swp", "x"),
      problems: [
        "content/services/.refill.md.swp:1:1 stray-file: left behind by an editing program or a merge; delete it",
      ],
    },
    {
      name: "another hidden file",
      change: put(".env", "x"),
      problems: ["content/.env:1:1 stray-file: a hidden file that nothing reads; delete it"],
    },
    {
      name: "a name reserved by Windows",
      change: (tree) => {
        put("services/aux.jpg", tree.get("services/refill.jpg") ?? "")(tree);
        edit("services/refill.md", "./refill.jpg", "./aux.jpg")(tree);
        remove("services/refill.jpg")(tree);
      },
      problems: [
        "content/services/aux.jpg:1:1 name: Windows cannot store a file named aux; rename it",
      ],
    },
    {
      name: "a folder with a file's name",
      change: put("services/other.md/old.jpg.bak", "x"),
      problems: [
        "content/services/other.md:1:1 stray-file: there is a folder where a file belongs; rename it",
        "content/services/other.md/old.jpg.bak:1:1 stray-file: left behind by an editing program or a merge; delete it",
      ],
    },
    {
      name: "names that differ in letter case",
      change: (tree) => {
        put("services/Refill.jpg", tree.get("services/refill.jpg") ?? "")(tree);
        edit("services/refill.md", "order: 1", "order: 1")(tree);
      },
      problems: [
        "content/services/refill.jpg:1:1 name-clash: differs from services/Refill.jpg only in capital and small letters; some computers keep only one of the two; rename one",
      ],
    },
  ]);
});
