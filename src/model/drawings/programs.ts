import type { CustomPlugin, PluginConfig } from "svgo";

/** Makes files of drawing programs standard SVG with a viewBox. */
export const standardise: CustomPlugin = {
  name: "standardise",
  fn: () => ({
    element: {
      enter(node, parent) {
        // Illustrator wraps the drawing in a `switch` between its private data and standard SVG.
        if (node.name === "switch") node.name = "g";
        if (node.name === "foreignObject" && node.attributes.requiredExtensions)
          parent.children = parent.children.filter((child) => child !== node);
        // Without a viewBox, the size in px is that of the drawing's units.
        const { width, height, viewBox } = node.attributes;
        if (node.name !== "svg" || parent.type !== "root" || viewBox !== undefined) return;
        const sides = [width, height].map((side) => /^([\d.]+)(?:px)?$/.exec(side ?? "")?.[1]);
        if (sides[0] && sides[1]) node.attributes.viewBox = `0 0 ${sides.join(" ")}`;
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
  standardise,
  { name: "inlineStyles", params: { onlyMatchedOnce: false } },
  "convertStyleToAttrs",
  "removeXlink",
];
