import { contentTypes } from "../../../src/model/contentTypes";
import { fieldValues } from "./fields/fieldValues";
import type { TextReading } from "./reading";

const numbers = "one two three four five six seven eight nine ten eleven twelve".split(" ");

const counted = new RegExp(`\\b(${numbers.join("|")}|\\d+) (sizes|products|services)\\b`, "giu");

const sizeInLabel = /\d+(?:\.\d+)?\s?kg\b/i;

const squeezed = (text: string) => text.replaceAll(/\s/g, "").toLowerCase();

const isOf = (name: string) => {
  const type = contentTypes.find((one) => one.name === name);
  return (text: TextReading) => text.type === type;
};

/** Returns the number of entries by noun. */
function countsOf(texts: readonly TextReading[]): Readonly<Record<string, number>> {
  const products = texts.filter(isOf("Product"));
  return {
    sizes: products.filter(({ content }) => content?.fields?.kilograms !== undefined).length,
    products: products.length,
    services: texts.filter(isOf("Service")).length,
  };
}

function countHint(value: string, counts: Readonly<Record<string, number>>): string | undefined {
  for (const [words, number = "", noun = ""] of value.matchAll(counted)) {
    const written = numbers.indexOf(number.toLowerCase()) + 1 || Number(number);
    const count = counts[noun.toLowerCase()];
    if (count !== written) return `"${words}": there are ${count} in content/; change the words`;
  }
  return undefined;
}

/**
 * Gives hints about text that is wrong after a product or service was deleted: a number of them, and links of
 * header and footer that name a size that no product has.
 */
export function hintLeftWords(texts: readonly TextReading[]): void {
  const counts = countsOf(texts);
  const names = texts
    .filter(isOf("Product"))
    .map(({ content }) =>
      squeezed(`${String(content?.fields?.name)} ${String(content?.fields?.kilograms)} kg`),
    );
  for (const { file, type, content } of texts) {
    if (!type?.name.startsWith("Site") || !content?.fields) continue;
    for (const { path, value, meta } of fieldValues(type.fields, content.written)) {
      if (meta.kind !== "text" || typeof value !== "string") continue;
      const counting = countHint(value, counts);
      if (counting) file.info(counting, content.pointOf(path), "count");
      const [size] = (type.name === "SiteNavigation" && sizeInLabel.exec(value)) || [];
      if (size && !names.some((name) => name.includes(squeezed(size))))
        file.info(
          `no product has "${size}" in its name; change or delete the link`,
          content.pointOf(path),
          "left-over",
        );
    }
  }
}
