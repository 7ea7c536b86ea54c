/** @jest-environment node */
import { edit, testFaults } from "../../support/faults";
import type { Tree } from "../../support/contentTree";

const from = "products/middle";

/** Copies a product's folder, as editors do, and gives the copy `changes`. */
const copied =
  (...changes: (readonly [string, string])[]) =>
  (tree: Tree): void => {
    for (const name of ["index.md", "bottle.webp"])
      tree.set(`products/tall/${name}`, tree.get(`${from}/${name}`)!);
    edit("products/tall/index.md", "name: Middle bottle", "name: Tall bottle")(tree);
    edit("products/tall/index.md", /^imageAlt: .*/m, "imageAlt: A tall bottle")(tree);
    for (const [was, is] of changes) edit("products/tall/index.md", was, is)(tree);
  };

const same = 'of "Tall bottle" is the same as of "Middle bottle" (products/middle/index.md)';
const hint = (place: string, what: string) =>
  `content/products/tall/index.md:${place} hint copied: ${what} ${same}; change it if it was only copied`;
const order =
  'content/products/tall/index.md:14:8 hint copied: "Tall bottle" has the same place as "Middle bottle" (products/middle/index.md); give each its own, or they go by name';

describe("A copied entry", () => {
  testFaults([
    {
      name: "hints at all that stayed the other's",
      change: copied(),
      says: [
        hint("5:8", "the picture"),
        hint("8:7", '"size"'),
        hint("10:3", '"facts"'),
        order,
        hint("17:1", "the text"),
      ],
    },
    {
      name: "hints at the picture alone where the rest is its own",
      change: copied(
        ["size: 11 kg", "size: 22 kg"],
        ["value: 12 kg", "value: 20 kg"],
        ["order: 2", "order: 9"],
        ["For a family", "For a crew"],
      ),
      says: [hint("5:8", "the picture")],
    },
  ]);
});
