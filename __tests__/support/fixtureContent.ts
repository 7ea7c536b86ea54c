import path from "node:path";

/** The fixture's own content: a whole site of another company, without a problem. */
export const fixtureContent = path.resolve(__dirname, "../fixture/content");
