import { fewestOfEach } from "../../support/edits/collections";
import { validTree, type Tree } from "../../support/contentTree";
import { readFile, rewrite, writeFile } from "../../support/edits/contentFiles";
import { write, type Author } from "../../support/edits/fields";
import { atLength, hardBody, hardText } from "./texts";

/**
 * Adds copies of a collection's first file until there are `count`; a copy shows the same picture.
 */
function multiply(tree: Tree, first: string, count: number, nameOf: (place: number) => string) {
  const model = readFile(tree, first);
  const folder = first.replace(/\/.*$/, "");
  const found = [...tree.keys()].filter(
    (file) => file.startsWith(`${folder}/`) && readFile(tree, file),
  );
  for (let place = found.length + 1; model && place <= count; place += 1) {
    const { name, title, ...fields } = { ...model.fields, order: place } as Record<string, unknown>;
    const own = {
      ...(name ? { name: hardText(40) } : {}),
      ...(title ? { title: hardText(40) } : {}),
    };
    writeFile(tree, nameOf(place), { fields: { ...fields, ...own }, body: model.body });
  }
}

const sections = Array.from(
  { length: 30 },
  (_, index) =>
    `## ${hardText(200, index % 5)} {#section-${index + 1}}\n\n### Part ${index} {#part-${index}}\n\n${hardText(400, index % 5)}`,
).join("\n\n");

/** Every text as long as its field allows, and every list. */
const fullest: Author = {
  text: ({ kind, form, max, slots = [] }, given) =>
    kind === "text" && !form ? atLength(max, slots) : given,
  count: ({ min, max }, given) => (given ? max : min),
  has: (kind, given) => given !== undefined || kind === "text",
};

/** No optional field, and the shortest lists. */
const least: Author = {
  text: (_field, given) => given,
  count: ({ min }) => min,
  has: () => false,
};

/** Rewrites every file but its alert, which the leak card needs, and which must fit on paper. */
const rewriteAs = (tree: Tree, author: Author, text: string) =>
  rewrite(tree, (type, { fields, body }) => ({
    fields: {
      ...(write(type.fields, fields, author) as typeof fields),
      ...("alert" in fields && { alert: fields.alert }),
    },
    body: type.body?.isDocument ? body : text,
  }));

/** As many entries, as long texts and as full lists as the tables of fields allow. */
export async function fullTree(): Promise<Tree> {
  const tree = validTree();
  const cylinder = "products/small";
  const product = readFile(tree, `${cylinder}/index.md`);
  multiply(tree, "services/refill.md", 12, (place) => `services/more-${place}.md`);
  multiply(tree, "partners/depot.yml", 30, (place) => `partners/more-${place}.yml`);
  if (product) {
    // Every copy shows the same pictures.
    product.fields.image = "../small/cylinder.webp";
    product.fields.heightMm = 5000;
    writeFile(tree, `${cylinder}/index.md`, product);
  }
  multiply(tree, `${cylinder}/index.md`, 24, (place) => `products/more-${place}/index.md`);
  const legal = readFile(tree, "legal/cart-rules.md");
  if (legal) {
    const own = { drawings: undefined, title: hardText(60), linkLabel: hardText(60), order: 5 };
    const fields = { ...legal.fields, ...own };
    writeFile(tree, "legal/thirty-sections.md", { fields, body: `${hardBody}\n\n${sections}` });
  }
  rewriteAs(tree, fullest, hardBody);
  stretchFigures(tree);
  return tree;
}

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Values with their own format: the longest price, number, address and count. */
function stretchFigures(tree: Tree) {
  const change = (file: string, edit: (fields: Record<string, unknown>) => void) => {
    const read = readFile(tree, file);
    if (read) edit(read.fields);
    if (read) writeFile(tree, file, read);
  };
  change("products/small/index.md", (fields) => {
    fields.price = "₦9,999,999,999,999,999,999.00";
  });
  change("site/company.yml", (fields) => {
    // One for each day, because hours must not overlap.
    fields.hours = weekdays.map((days) => ({ days, times: "10:30 am to 11:30 pm" }));
    // No address twice.
    for (const [place, link] of (fields.social as { url: string }[]).entries())
      link.url += `?${place}`;
    fields.telephone = "+1 2 3 4 5 6 7 8 9 0 1 2 3 4 5";
    fields.email = `${"sales".repeat(12)}@${"ileru".repeat(12)}.example`;
  });
  change("site/home.yml", ({ about }) => {
    for (const counter of (about as { counters: { value: number }[] }).counters)
      counter.value = 10_000_000;
  });
}

/** One entry of each type, no optional field, the shortest lists. */
export function leastTree(): Tree {
  const tree = validTree();
  fewestOfEach(tree, 1);
  rewriteAs(tree, least, "One sentence.");
  return tree;
}
