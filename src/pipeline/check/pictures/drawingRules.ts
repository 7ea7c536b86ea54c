/** The elements that a drawing may be made of. */
export const drawingElements: ReadonlySet<string> = new Set([
  "svg",
  "g",
  "defs",
  "symbol",
  "use",
  "title",
  "desc",
  "metadata",
  "path",
  "rect",
  "circle",
  "ellipse",
  "line",
  "polyline",
  "polygon",
  "text",
  "tspan",
  "linearGradient",
  "radialGradient",
  "stop",
  "clipPath",
  "mask",
  "pattern",
]);

/** What may stand in an attribute that leads somewhere: a part of the same drawing. */
const ownPart = /^#[\w.-]+$/;

const link = /^(?:xlink:)?href$|^src$/;

const withoutSpaces = (value: string) => value.replace(/[\s\0-\x20]+/g, "").toLowerCase();

/** Why an attribute is not allowed in a drawing; undefined when it is. */
export function attributeFault(name: string, value: string): string | undefined {
  if (/^on/i.test(name)) return `${name} runs a script; delete it`;
  if (link.test(name) && !ownPart.test(value.trim()))
    return `${name} leads out of the drawing; only #parts of it are allowed`;
  const plain = withoutSpaces(value);
  if (/(?:java|vb)script:|data:/.test(plain)) return `${name} holds a script or data; delete it`;
  if (name === "style" && /[\\@]|expression\(/.test(plain))
    return "style holds an escape or an import; write plain attributes such as fill";
  for (const [, target = ""] of value.matchAll(/url\(([^)]*)\)?/gi)) {
    if (!ownPart.test(target.trim().replace(/^["']|["']$/g, "")))
      return `${name} loads url(${target.slice(0, 40)}); only url(#part) is allowed`;
  }
  return /^xmlns/.test(name) && !knownNamespaces.has(value)
    ? `${name}="${value}" is not known; delete it`
    : undefined;
}

const knownNamespaces: ReadonlySet<string> = new Set([
  "http://www.w3.org/2000/svg",
  "http://www.w3.org/1999/xlink",
]);
