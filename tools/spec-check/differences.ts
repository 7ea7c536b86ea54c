import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { typeOf } from "../../src/model/contentTypes";
import { textFile } from "../../src/model/problems";
import { readContent } from "../../src/model/readContent";
import type { Fact } from "./facts";

type Fields = Readonly<Record<string, unknown>>;

/** The entries at a place, in their order; none where it cannot be read. */
function entriesAt(root: string, place: string): Fields[] {
  const files = readdirSync(root, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file === place || file.startsWith(`${place}/`));
  const entries = files.flatMap((file): Fields[] => {
    const { type, slug } = typeOf(file) ?? {};
    if (!type) return [];
    const { written, body } = readContent(
      type,
      textFile(file, readFileSync(join(root, file), "utf8")),
    );
    const sections = body.match(/^## /gm)?.length ?? 0;
    return [{ ...(written as Fields | undefined), slug, body, sections }];
  });
  return entries.sort((one, other) => Number(one.order ?? 0) - Number(other.order ?? 0));
}

/** The value at a path such as `header.items[].label` or `linkLabel|title`. */
function valueAt(value: unknown, path: string): unknown {
  const [step = "", ...rest] = path.split(".");
  if (typeof value !== "object" || value === null) return undefined;
  const names = step.replace("[]", "").split("|");
  const found = names.map((name) => (value as Fields)[name]).find((one) => one !== undefined);
  if (rest.length === 0) return found;
  const next = rest.join(".");
  return step.endsWith("[]") && Array.isArray(found)
    ? found.map((item) => valueAt(item, next))
    : valueAt(found, next);
}

/** What the content has where a fact looks. */
function found(root: string, { place, field, shownBy }: Fact): unknown {
  const entries = entriesAt(root, place);
  if (field === "count") return entries.length;
  const values = entries.map((entry) => valueAt(entry, field));
  const shown = shownBy ? values.map((value) => shownBy(String(value))) : values;
  return /\.[a-z]+$/.test(place) ? shown[0] : shown;
}

const oneLine = (value: unknown) => String(value).replaceAll(/\s+/g, " ");

const holds = (says: unknown, value: unknown) =>
  says instanceof RegExp
    ? says.test(oneLine(value))
    : JSON.stringify(value) === JSON.stringify(says);

const written = (value: unknown) =>
  value instanceof RegExp ? `a text like ${value.source}` : JSON.stringify(value);

/** Where the content below `root` is no longer what `facts` say, a line each. */
export function differences(root: string, facts: readonly Fact[]): string[] {
  return facts.flatMap((fact) => {
    const value = found(root, fact);
    if (holds(fact.says, value)) return [];
    const now = fact.field === "body" ? "" : `found ${written(value) ?? "nothing"}; `;
    const where = `${root}/${fact.place} ${fact.field}`;
    return [
      `${where}: ${now}the specification says ${written(fact.says)} (section ${fact.section})`,
    ];
  });
}
