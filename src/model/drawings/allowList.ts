import type { CustomPlugin, XastChild, XastElement } from "svgo";

const allowed: ReadonlySet<string> = new Set(
  (
    "svg g defs symbol use path rect circle ellipse line polyline polygon text tspan " +
    "linearGradient radialGradient stop clipPath mask pattern"
  ).split(" "),
);

/** Width and height of a drawing's viewBox, in its own units. */
export interface Grid {
  width: number;
  height: number;
}

/** The minimum and maximum of width divided by height; other drawings are mistakes. */
const proportions = { min: 1 / 4, max: 12 };

/** Removed without a fault: nobody sees them, or the page's policy blocks them. */
const unseen: ReadonlySet<string> = new Set(["title", "desc", "metadata", "style"]);

/**
 * Whether an attribute has no meaning, or another one, in inline SVG; HTML ignores the case of its name.
 * Browsers parse attributes such as fill like styles, with escapes: "u\72l(…)" is "url(…)".
 */
const isUseless = (name: string, value: string, isRoot: boolean) =>
  /^(?:class|style|role|tabindex|autofocus|(?:aria-|data-|on).*)$/i.test(name) ||
  name.includes(":") ||
  value.includes("\\") ||
  (isRoot && /^(?:width|height|x|y|id)$/i.test(name));

/** The only allowed references: to an element of the same drawing. */
const ownPart = /^["']?#([\w.-]+)["']?$/;

/** Elements that drawing programs write. */
const effects: Readonly<Record<string, string>> = {
  filter: "an effect such as a blur or a shadow",
  image: "a photo",
};

const elementFault = (name: string) =>
  effects[name]
    ? `the drawing contains ${effects[name]}; save a logo as PNG; draw an icon without it`
    : `<${name}> is not allowed in a drawing; delete it`;

/** Parses a viewBox such as `0 0 48 48`; undefined if it is not valid. */
export function gridOf(viewBox = ""): Grid | undefined {
  const [, , width = 0, height = 0, ...more] = viewBox
    .trim()
    .split(/\s*,\s*|\s+/)
    .map(Number);
  return width > 0 && height > 0 && more.length === 0 ? { width, height } : undefined;
}

function rootFault({ name, attributes }: XastElement): string | undefined {
  if (name !== "svg") return `the drawing starts with <${name}>, not with <svg>; save it as SVG`;
  if (attributes.xmlns !== "http://www.w3.org/2000/svg")
    return '<svg> needs xmlns="http://www.w3.org/2000/svg"';
  const grid = gridOf(attributes.viewBox);
  if (!grid) return '<svg> needs a viewBox such as "0 0 48 48"';
  const shape = grid.width / grid.height;
  return shape < proportions.min || shape > proportions.max
    ? `the drawing is ${grid.width} wide and ${grid.height} high; no place on the page has that shape; crop it`
    : undefined;
}

/** What an attribute refers to: the targets of its link or of its `url(…)`. */
const targetsIn = (name: string, value: string) =>
  /^(?:href|src)$/i.test(name)
    ? [value]
    : [...value.matchAll(/url\(([^)]*)\)?/gi)].map(([, target = ""]) => target);

function attributeFault(name: string, value: string): string | undefined {
  const outside = targetsIn(name, value).find((target) => !ownPart.test(target));
  return outside === undefined
    ? undefined
    : `${name} refers to ${outside.slice(0, 40)}; only #parts of the drawing are allowed`;
}

/**
 * A plugin that removes everything from a drawing that is not on a short list.
 * @param faults receives what the drawing loses by that, or what is wrong with the rest
 */
export function allowList(faults: Set<string>): CustomPlugin {
  const ids = new Set<string>();
  const links: XastElement[] = [];

  /** Whether an attribute may stay. Of equal ids, browsers use the first. */
  function isKept([name, value]: [string, string], isRoot: boolean): boolean {
    if (isUseless(name, value, isRoot) || (name === "id" && ids.has(value))) return false;
    const fault = attributeFault(name, value);
    if (fault) faults.add(fault);
    else if (name === "id") ids.add(value);
    return !fault;
  }

  return {
    name: "allowList",
    fn: () => ({
      instruction: {
        enter(node, parent) {
          parent.children = parent.children.filter((child) => child !== node);
        },
      },
      element: {
        enter(node, parent) {
          const isRoot = parent.type === "root";
          const fault = isRoot ? rootFault(node) : undefined;
          if (fault) faults.add(fault);
          if (!allowed.has(node.name)) {
            if (!isRoot && !unseen.has(node.name)) faults.add(elementFault(node.name));
            parent.children = parent.children.filter((child) => child !== node);
            return;
          }
          node.attributes = Object.fromEntries(
            Object.entries(node.attributes).filter((one) => isKept(one, isRoot)),
          );
          if (node.attributes.href) links.push(node);
          // An HTML parser has other rules for CDATA, and for text between the shapes.
          node.children = node.children.flatMap((child): XastChild[] => {
            if (child.type === "element") return [child];
            const isText = child.type === "text" || child.type === "cdata";
            return isText && /^(?:text|tspan)$/.test(node.name)
              ? [{ type: "text", value: child.value }]
              : [];
          });
        },
      },
      root: {
        exit() {
          // A link to nothing shows nothing, and would be a broken link of the page.
          for (const { attributes } of links)
            if (!ids.has(attributes.href?.slice(1) ?? "")) delete attributes.href;
        },
      },
    }),
  };
}
