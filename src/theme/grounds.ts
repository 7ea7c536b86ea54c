/** The page's background in each theme; apart from other colours, because every page's inline script has it. */
export const grounds = { dark: "#0A0D12", light: "#FBF8F2" };
