import { optimize, type CustomPlugin } from "svgo";

/**
 * An entity that could expand without limit (“billion laughs”): one that refers to others, or a long one.
 */
const growingEntity = /<!ENTITY[^>"']*(?:"(?:[^"]*&|[^"]{200})|'(?:[^']*&|[^']{200}))/;

/** Illustrator wraps the drawing in a `switch` between its private data and standard SVG. */
const unwrapIllustrator: CustomPlugin = {
  name: "unwrapIllustrator",
  fn: () => ({
    element: {
      enter(node, parent) {
        if (node.name === "switch") node.name = "g";
        if (node.name === "foreignObject" && node.attributes.requiredExtensions)
          parent.children = parent.children.filter((child) => child !== node);
      },
    },
  }),
};

/** Adds a viewBox of the drawing's size in px if it has none. */
const addGrid: CustomPlugin = {
  name: "addGrid",
  fn: () => ({
    element: {
      enter({ name, attributes }, parent) {
        if (name !== "svg" || parent.type !== "root" || attributes.viewBox !== undefined) return;
        const sides = [attributes.width, attributes.height].map(
          (side) => /^([\d.]+)(?:px)?$/.exec(side ?? "")?.[1],
        );
        if (sides[0] && sides[1]) attributes.viewBox = `0 0 ${sides.join(" ")}`;
      },
    },
  }),
};

/**
 * Removes CSS rules that no shape matches, which remain after the others have been inlined. Sheets with
 * @-rules or states such as :hover stay, so that the check sees them.
 */
const dropUnmatchedRules: CustomPlugin = {
  name: "dropUnmatchedRules",
  fn: () => ({
    element: {
      exit(node, parent) {
        if (node.name !== "style") return;
        const sheet = node.children.map((child) => ("value" in child ? child.value : "")).join("");
        const rest = sheet
          .replaceAll(/\/\*[^]*?\*\//g, "")
          .replaceAll(/[^{}@:]+\{[^{}@]*\}/g, "")
          .trim();
        if (rest === "") parent.children = parent.children.filter((child) => child !== node);
      },
    },
  }),
};

/**
 * Removes the private data of Illustrator and Inkscape, and inlines the style sheet into the shapes. Active
 * content is not removed here, so that the check can report it. A text that is not a drawing is returned
 * unchanged.
 */
export function cleanDrawing(source: string): string {
  if (growingEntity.test(source)) return source;
  try {
    const { data } = optimize(source, {
      plugins: [
        "removeDoctype",
        "removeXMLProcInst",
        "removeComments",
        "removeMetadata",
        "removeEditorsNSData",
        unwrapIllustrator,
        { name: "inlineStyles", params: { onlyMatchedOnce: false } },
        dropUnmatchedRules,
        "convertStyleToAttrs",
        "removeUnusedNS",
        addGrid,
      ],
    });
    return data;
  } catch {
    return source;
  }
}
