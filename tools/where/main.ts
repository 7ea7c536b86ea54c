/**
 * Says in which file and line words of a page stand: `npm run where -- "words on the page"`.
 * `tsx tools/where/main.ts [--content <folder>] <words>…`
 */
import { parseArgs } from "node:util";
import { parse } from "yaml";
import { typeOf } from "../../src/model/contentTypes";
import { fillSentence, tokenValues } from "../../src/model/tokens";
import { diskSource } from "../content-check/contentSource";
import { findWords } from "./findWords";
import { placesOf, type Place } from "./places";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { content: { type: "string", default: "content" } },
});

const source = diskSource(values.content);

const read = async (path: string) => (await source.read(path)).toString("utf8");

/** Reads a whole file; its fields are as the check wants them, or words come out unfilled. */
const fieldsOf = async <Fields>(path: string) => parse(await read(path)) as Fields;

async function everyPlace(): Promise<Place[]> {
  const company = await fieldsOf<Parameters<typeof tokenValues>[0]>("site/company.yml");
  const filled = tokenValues(company, await fieldsOf("site/policies.yml"));
  const { footer } = await fieldsOf<{ footer: { copyrightYear: number } }>("site/navigation.yml");
  const paths = (await source.list()).map(({ path }) => path).sort();
  const places = await Promise.all(
    paths.map(async (path) => {
      const type = typeOf(path)?.type;
      return type ? placesOf(type, `${source.label}/${path}`, await read(path)) : [];
    }),
  );
  return places.flat().map(({ place, text }) => ({
    place,
    text: fillSentence(text, filled)
      .replaceAll("{company}", company.name)
      .replaceAll("{year}", String(footer.copyrightYear)),
  }));
}

async function main(): Promise<void> {
  const words = positionals.join(" ");
  if (words.trim() === "") throw new Error('name the words: npm run where -- "words on the page"');
  const { isExact, found } = findWords(await everyPlace(), words);
  if (!isExact) {
    console.error(`"${words}" stands in no file of ${source.label}/`);
    process.exitCode = 1;
  }
  if (!isExact && found.length > 0) console.log("Nearest to it:");
  for (const { place, text } of found) console.log(`${place}  ${text.slice(0, 100)}`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
