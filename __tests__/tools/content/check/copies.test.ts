/** @jest-environment node */
import { readFileSync } from "node:fs";
import { edit, testFaults } from "../../../support/faults";
import type { Tree } from "../../../support/contentTree";

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

/** Copies a placeholder partner, and gives the copy its own name and logo. */
const copiedStandIn =
  (order: string) =>
  (tree: Tree): void => {
    const logo = tree.get("partners/depot.svg")!;
    tree.set("partners/store.svg", Buffer.from(`${logo.toString()}\n`));
    const fields = ["name: Store", "url: ./store.svg", "isIllustrative: true", order];
    tree.set("partners/store.yml", Buffer.from(`${fields.join("\n")}\n`));
  };

const lines = readFileSync(`__tests__/fixture/content/${from}/index.md`, "utf8").split("\n");

/** The line of a field, or of the text below the fields. */
const lineOf = (start: string) => lines.findIndex((line) => line.startsWith(start)) + 1;
const placeOf = (field: string) => `${lineOf(`${field}: `)}:${field.length + 3}`;
const textLine = lineOf("For a family");

const same = 'of "Tall bottle" is the same as of "Middle bottle" (products/middle/index.md)';
const hint = (place: string, what: string) =>
  `content/products/tall/index.md:${place} hint copied: ${what} ${same}; change it if it was only copied`;
const order = `content/products/tall/index.md:${placeOf("order")} hint copied: "Tall bottle" has the same place as "Middle bottle" (products/middle/index.md); give each its own, or they go by name`;

describe("A copied entry", () => {
  testFaults([
    {
      name: "hints at every field that was not changed",
      change: copied(),
      problems: [
        hint(placeOf("image"), "the picture"),
        hint(placeOf("kilograms"), '"kilograms"'),
        hint(`${lineOf("facts:") + 1}:3`, '"facts"'),
        order,
        hint(`${textLine}:1`, "the text"),
      ],
    },
    {
      name: "hints at only the picture if everything else was changed",
      change: copied(
        ["kilograms: 11", "kilograms: 22"],
        ["value: 12 kg", "value: 20 kg"],
        ["order: 2", "order: 9"],
        ["For a family", "For a crew"],
      ),
      problems: [hint(placeOf("image"), "the picture")],
    },
    {
      name: "hints at a placeholder's flag if another field was not changed either",
      change: copiedStandIn("order: 1"),
      problems: [
        'content/partners/store.yml:3:17 hint copied: "isIllustrative" of "Store" is the same as of "Depot" (partners/depot.yml); change it if it was only copied',
        'content/partners/store.yml:4:8 hint copied: "Store" has the same place as "Depot" (partners/depot.yml); give each its own, or they go by name',
      ],
    },
    {
      name: "hints at no flag of an entry in which everything else was changed",
      change: copiedStandIn("order: 9"),
      problems: [],
    },
  ]);
});
