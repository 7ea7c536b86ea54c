import { isScalar, visit } from "yaml";
import { typeOf } from "../../../src/pipeline/contentTypes";
import { splitFrontMatter } from "../../../src/pipeline/frontMatter";
import { plainLines } from "../../../src/pipeline/plainLines";
import type { Problem } from "../../../src/pipeline/problems";
import { readYaml } from "../../../src/pipeline/yaml/readYaml";
import type { ContentSource } from "../contentSource";
import { inOrder } from "../inOrder";
import { standIn } from "./placeholders";

const rule = "placeholder";

/** Examples inside empty form fields are meant to stay. */
const staysForEver = (name: string) => name === "placeholder";

/** The stand-ins among the fields of a file. */
function inFields(file: string, yaml: string, firstLine: number): Problem[] {
  const { document, problemAt } = readYaml(file, yaml, firstLine);
  const found: Problem[] = [];
  visit(document, {
    Pair(_key, { key, value }) {
      if (!isScalar(key) || staysForEver(String(key.value))) return visit.SKIP;
      if (key.value === "isIllustrative" && isScalar(value) && value.value === true) {
        const message = "isIllustrative is true; put a real partner in its place, or delete it";
        found.push(problemAt(value.range?.[0] ?? 0, rule, message));
      }
      return undefined;
    },
    Scalar(key, { value, range }) {
      const message = key === "key" ? undefined : standIn(String(value));
      if (message) found.push(problemAt(range?.[0] ?? 0, rule, message));
    },
  });
  return found;
}

const inBody = (file: string, body: string, firstLine: number): Problem[] =>
  body.split("\n").flatMap((line, index) => {
    const message = standIn(line);
    return message ? [{ file, line: firstLine + index, column: 1, rule, message }] : [];
  });

/** What must be replaced before the site may be shown to the public. */
export async function checkLaunch(source: ContentSource): Promise<Problem[]> {
  const texts = (await source.list()).filter(({ path }) => typeOf(path));
  const found = await Promise.all(
    texts.map(async ({ path }) => {
      const file = `${source.label}/${path}`;
      const text = plainLines((await source.read(path)).toString("utf8"));
      if (!path.endsWith(".md")) return inFields(file, text, 1);
      const parts = splitFrontMatter(file, text);
      if ("problem" in parts) return [parts.problem];
      const { yaml, body, firstLine, bodyLine } = parts;
      return [...inFields(file, yaml, firstLine), ...inBody(file, body, bodyLine)];
    }),
  );
  return inOrder(found.flat());
}
