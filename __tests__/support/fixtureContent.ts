import path from "node:path";

/** The fixture's own content: a complete site of another company, without problems. */
export const fixtureContent = path.resolve(__dirname, "../fixture/content");
