import { optimize, type CustomPlugin } from "svgo";

/** An entity that could grow without end: one that holds others, or a long one. */
const growingEntity = /<!ENTITY[^>"']*(?:"(?:[^"]*&|[^"]{200})|'(?:[^']*&|[^']{200}))/;

/** Illustrator wraps the drawing in a switch between its own data and what everybody can read. */
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

/** Gives the drawing the grid that its size in px describes, where it names none. */
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
 * Drops the rules that no shape matches, which remain once the others are written into the shapes.
 * Sheets with @-rules or states such as :hover stay, so that the check sees them.
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
 * A drawing without what Illustrator and Inkscape add for themselves, and with its style sheet
 * written into the shapes. What may stand in a drawing is decided elsewhere: nothing that acts is
 * taken out here, so that the check sees it. A text that is no drawing stays as it is.
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
