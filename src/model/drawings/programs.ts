import type { CustomPlugin, PluginConfig } from "svgo";

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

/** Removes the private data of Illustrator and Inkscape, and moves styles into the shapes. */
export const cleanUp: PluginConfig[] = [
  "removeDoctype",
  "removeComments",
  "removeMetadata",
  "removeEditorsNSData",
  unwrapIllustrator,
  { name: "inlineStyles", params: { onlyMatchedOnce: false } },
  "convertStyleToAttrs",
  "removeXlink",
  addGrid,
];
