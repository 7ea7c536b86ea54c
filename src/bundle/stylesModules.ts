/** The modules whose exports are styles, by their paths; the build computes them (serialisedStyles.mjs). */
export const stylesModules = /\.styles\.ts$|theme.(globalStyles|needsScripts|surfaces)\.ts$/;
