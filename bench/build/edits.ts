import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import type { ProjectCopy } from "./projectCopy";

const products = "content/products";
const legal = "content/legal";

const first = (names: readonly string[]): string => {
  const [name] = names;
  if (!name) throw new Error("A folder of the content is empty");
  return name;
};

export function changeWord(project: ProjectCopy): void {
  project.edit("content/site/home.yml", [/^( +subtitle: \S+)/m, "$1 now"]);
}

export function changePrice(project: ProjectCopy): void {
  const index = join(products, first(project.names(products)), "index.md");
  project.edit(index, [/^price: .*/m, "price: 12,345.00"]);
}

/** Flips a product's picture, so that all its sizes are generated again. */
export async function changePicture(project: ProjectCopy): Promise<void> {
  const folder = join(products, first(project.names(products)));
  const name = first(project.names(folder).filter((file) => /\.(jpg|png|webp)$/.test(file)));
  const path = project.path(join(folder, name));
  writeFileSync(path, await sharp(readFileSync(path)).flop().toBuffer());
}

export function addProduct(project: ProjectCopy): void {
  const model = join(products, first(project.names(products)));
  const added = join(products, "added-by-the-bench");
  cpSync(project.path(model), project.path(added), { recursive: true });
  project.edit(
    join(added, "index.md"),
    [/^name: .*/m, "name: Added"],
    [/^order: .*/m, "order: 99"],
  );
}

/**
 * Adds copies of the first legal document until there are `count`. The footer lists no documents any more:
 * with hundreds of links, every page would grow with every document.
 */
export function addLegalDocuments(project: ProjectCopy, count: number): void {
  const names = project.names(legal);
  project.edit("src/model/types/legalDocument.ts", [/isInFooter: \w+/, "isInFooter: false"]);
  for (let number = names.length + 1; number <= count; number += 1) {
    const added = join(legal, `added-${number}.md`);
    cpSync(project.path(join(legal, first(names))), project.path(added));
    project.edit(added, [/^title: .*/m, `title: Document ${number}`]);
  }
}
