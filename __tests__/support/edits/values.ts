import sharp from "sharp";
import { collections, filesOf } from "./collections";
import { changeFile, rewrite, type Tree } from "./contentFiles";
import { reworded } from "./fields";
import { newSentence, newWords } from "./newWords";

/** Replaces every plain line of a Markdown text; headings, lists, tables and links stay. */
const otherLines = (body: string) => body.replaceAll(/^\p{L}[^[\]{}|*_`<>#\n]*$/gmu, newSentence);

/** Replaces the words of every text field and of every plain line below the fields. */
export function rewordEverything(tree: Tree): void {
  rewrite(tree, (type, { fields, body }) => ({
    fields: reworded(type.fields, fields, newWords) as Record<string, unknown>,
    body: otherLines(body),
  }));
}

/** Changes prices, figures, dates, phone numbers, addresses and the place on the map. */
export function changeFigures(tree: Tree): void {
  for (const type of collections) {
    filesOf(tree, type).forEach((file, index) =>
      changeFile(tree, file, ({ fields }) => {
        if ("price" in fields) fields.price = `${index % 2 ? "₦" : ""}${index + 1},234.50`;
        if ("updated" in fields) fields.updated = `2024-0${(index % 9) + 1}-15`;
      }),
    );
  }
  changeFile(tree, "site/company.yml", ({ fields }) => {
    const map = fields.map as Record<string, number>;
    Object.assign(fields, {
      telephone: "+234 809 111 2223",
      whatsapp: "2348091112224",
      email: "someone.else@market.ng",
      map: { ...map, latitude: 7.25, longitude: 5.2 },
      social: [{ label: newWords(40), url: "https://social.ng/another" }],
    });
  });
  changeFile(tree, "site/home.yml", ({ fields }) => {
    const { counters } = fields.about as { counters: { value: number; seconds: number }[] };
    counters.forEach((counter, index) => {
      counter.value = 1234 * index + 5;
      counter.seconds = index + 1;
    });
  });
}

/** Replaces every photo with a plain one of the same size, and swaps the drawings. */
export async function exchangePictures(tree: Tree): Promise<void> {
  const photos = [...tree.keys()].filter((file) => /\.(?:jpe?g|png|webp)$/.test(file));
  for (const [index, file] of photos.entries()) {
    const { autoOrient, format, hasAlpha } = await sharp(tree.get(file)).metadata();
    // A product picture without a background keeps its alpha channel, because its slot has a
    // smaller width limit.
    const background = { r: 10, g: 30 + ((index * 40) % 160), b: 60, alpha: hasAlpha ? 0 : 1 };
    const plain = sharp({ create: { ...autoOrient, channels: hasAlpha ? 4 : 3, background } });
    tree.set(file, await plain.toFormat(format).toBuffer());
  }
  const drawings = [...tree].filter(([file]) => file.endsWith(".svg"));
  drawings.forEach(([file], index) => {
    const [, other] = drawings[(index + 1) % drawings.length] ?? [];
    if (other) tree.set(file, other);
  });
}
