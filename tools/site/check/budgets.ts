import { statSync } from "node:fs";
import { join } from "node:path";
import type { HtmlElement } from "html-validate";
import type { BuiltFolder } from "../builtFolder";
import { valuesIn } from "./links";
import type projectBudgets from "./weight-budgets.json";

const kinds = ["html", "scripts", "data", "fonts"] as const;

/** The maximum weights of the parts of one page, in kB (1000 bytes) after brotli. */
export type Budgets = Partial<Pick<typeof projectBudgets, (typeof kinds)[number]>>;

/**
 * Compares the weight of each page with the budgets.
 * @returns problems, for parts that only code makes heavier, hints, for those that grow with an editor's text, and the
 *   room that every page leaves
 */
export function weigh(
  site: BuiltFolder,
  pages: ReadonlyMap<string, HtmlElement>,
  budgets: Budgets,
) {
  /** In bytes as sent: in brotli, unless a file has no such copy. */
  const sizeOf = (file: string) => {
    const path = join(site.path, file);
    return (statSync(`${path}.br`, { throwIfNoEntry: false }) ?? statSync(path)).size;
  };
  const weights = [...pages].flatMap(([page, root]) => {
    const parts = {
      html: [page],
      scripts: valuesIn(root, "[data-scripts]", "data-scripts").flatMap((names) =>
        names.split(" "),
      ),
      data: valuesIn(root, "[data-page]", "data-page"),
      fonts: valuesIn(root, 'link[rel="preload"][as="font"]', "href"),
    };
    return kinds.map((kind) => {
      const { [kind]: allowed = Infinity } = budgets;
      const files = parts[kind].filter((file) => site.files.has(file));
      const weight = files.reduce((sum, file) => sum + sizeOf(file), 0) / 1000;
      const text = `${page}: ${weight.toFixed(1)} kB of ${kind}; weight-budgets.json allows ${allowed} kB`;
      return { kind, text, room: allowed - weight };
    });
  });
  const over = weights.filter(({ room }) => room < 0);
  const isText = ({ kind }: (typeof weights)[number]) => kind === "html" || kind === "data";
  const room = kinds.map((kind) => {
    const rooms = weights.filter((one) => one.kind === kind).map((one) => one.room);
    return `${Math.min(...rooms).toFixed(1)} kB of ${kind}`;
  });
  return {
    over: over.filter((one) => !isText(one)).map(({ text }) => text),
    hints: over.filter(isText).map(({ text }) => text),
    room: `room left: ${room.join(", ")}`,
  };
}
