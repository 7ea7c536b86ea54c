import { gridOf } from "../../../../src/model/drawings/viewBox";

/** The only allowed references: to an element of the same drawing. */
const ownPart = /^#[\w.-]+$/;

/** Styles that move or resize a shape or the whole drawing on the page. */
const layout =
  /^(?:position|inset|top|right|bottom|left|float|z-index|(?:min-|max-)?(?:width|height)|margin|padding|animation|transition|background|content|cursor|pointer-events|contain|display:(?!inline))/;

const link = /^(?:xlink:)?href$|^src$/;

const withoutSpaces = (value: string) => value.replace(/[\s\0-\x20]+/g, "").toLowerCase();

/** Returns the ids that an attribute refers to, without #. */
export function partsIn(name: string, value: string): string[] {
  const urls = [...value.matchAll(/url\(\s*["']?#([\w.-]+)/gi)].map(([, part = ""]) => part);
  return link.test(name) ? [value.trim().slice(1)] : urls;
}

/** Returns why an element is not allowed in a drawing. */
export function elementFault(name: string): string {
  if (name === "filter")
    return "the drawing has an effect such as a blur or a shadow; remove it in the drawing program and save again";
  if (name === "image")
    return "the drawing contains a photo; remove it in the drawing program and save again";
  return `<${name}> is not allowed in a drawing; delete it`;
}

/** Returns why an attribute is not allowed in a drawing; undefined if it is. */
export function attributeFault(name: string, value: string): string | undefined {
  if (/^on/i.test(name)) return `${name} runs a script; delete it`;
  if (link.test(name) && !ownPart.test(value.trim()))
    return `${name} points outside the drawing; only #parts of it are allowed`;
  const plain = withoutSpaces(value);
  if (/\\|@import|expression\(/.test(plain))
    return `${name} contains an escape or an import; write plain attributes such as fill`;
  const moved = name === "style" && plain.split(";").find((one) => layout.test(one));
  if (moved) return `style contains "${moved}"; only colours and lines are allowed`;
  for (const [, target = ""] of value.matchAll(/url\(([^)]*)\)?/gi)) {
    if (!ownPart.test(target.trim().replace(/^["']|["']$/g, "")))
      return `${name} loads url(${target.slice(0, 40)}); only url(#part) is allowed`;
  }
  return /^xmlns/.test(name) && !knownNamespaces.has(value)
    ? `${name}="${value}" is unknown; save it as plain SVG`
    : undefined;
}

const knownNamespaces: ReadonlySet<string> = new Set([
  "http://www.w3.org/2000/svg",
  "http://www.w3.org/1999/xlink",
]);

/** The minimum and maximum of width divided by height; other drawings are mistakes. */
const proportions = { min: 1 / 4, max: 12 };

/** Returns what is wrong with the drawing's size; undefined if it can be used. */
export function gridFault({ viewBox, width = "", height = "" }: Record<string, string>) {
  const grid = gridOf(viewBox);
  if (grid) {
    const shape = grid.width / grid.height;
    return shape < proportions.min || shape > proportions.max
      ? `the drawing is ${grid.width} wide and ${grid.height} high; no place on the page has that shape; crop it`
      : undefined;
  }
  const isMeasured = [width, height].every((side) => /^[\d.]+(?:px)?$/.test(side));
  const suggestedBox = isMeasured ? `0 0 ${parseFloat(width)} ${parseFloat(height)}` : "0 0 48 48";
  return `<svg> needs a viewBox such as "${suggestedBox}"`;
}
