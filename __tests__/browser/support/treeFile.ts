import { test } from "@playwright/test";

/** The file with the accessibility tree of a page or state. */
export const treeFile = (state: string) => ({
  name: `${state.replace(/^\//, "").replaceAll("/", "-") || "landing"}-${test.info().project.name}.aria.yml`,
});
