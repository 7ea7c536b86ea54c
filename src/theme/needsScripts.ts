import { NEEDS_SCRIPTS } from "./pageState";

/** Marks what has no effect without scripts, or in print. The styles of the document hide it there. */
export const needsScripts = { [NEEDS_SCRIPTS]: "" } as const;
