import { SaxesParser, type SaxesTagNS } from "saxes";
import { drawingElements, unseenElements } from "../../model/drawings/elements";
import { gridOf, type Grid } from "../../model/drawings/viewBox";

/** A placeholder in ids and references; each use on a page replaces it with a unique name. */
const idPrefix = "{use}";

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Attributes that have no meaning, or another one, in inline SVG. */
const isDropped = (name: string, isRoot: boolean) =>
  /^(?:class|role|aria-.*|xmlns(?::.*)?|on.*)$/.test(name) ||
  (name.includes(":") && name !== "xlink:href") ||
  (isRoot && /^(?:width|height|x|y|id)$/.test(name));

function attribute(name: string, value: string): string {
  const prefixed = value.replace(/url\((["']?)#/g, `url($1#${idPrefix}`);
  if (name === "id") return ` id="${escaped(idPrefix + value)}"`;
  if (/href$/.test(name)) return ` href="${escaped(value.trim().replace(/^#/, `#${idPrefix}`))}"`;
  return ` ${name}="${escaped(prefixed)}"`;
}

/** A drawing for inline use, with its grid. */
interface InlineDrawing extends Grid {
  svg: string;
}

/**
 * A drawing as safe inline SVG: serialised from the parsed XML, because HTML parsers treat comments, CDATA
 * and namespaces differently. Everything that is not rendered is removed. Ids contain `{use}`, because the
 * same drawing may be on a page more than once.
 */
export function inlineDrawing(source: string): InlineDrawing {
  const parser = new SaxesParser({ xmlns: true });
  const open: string[] = [];
  let skipped = 0;
  let svg = "";
  let grid: Grid = { width: 1, height: 1 };
  parser.on("opentag", ({ name, attributes }: SaxesTagNS) => {
    if (skipped > 0 || !drawingElements.has(name) || unseenElements.has(name)) {
      skipped += 1;
      return;
    }
    if (open.length === 0) grid = gridOf(attributes.viewBox?.value) ?? grid;
    const kept = Object.values(attributes)
      .filter((one) => !isDropped(one.name, open.length === 0))
      .map((one) => attribute(one.name, one.value));
    svg += `<${name}${kept.join("")}>`;
    open.push(name);
  });
  parser.on("closetag", () => {
    if (skipped > 0) skipped -= 1;
    else svg += `</${open.pop() ?? ""}>`;
  });
  const addText = (text: string) => {
    if (skipped === 0 && /^(?:text|tspan)$/.test(open.at(-1) ?? "")) svg += escaped(text);
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.write(source).close();
  return { svg, ...grid };
}
