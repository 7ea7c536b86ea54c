/** What the tests use of a package that brings no types. */
declare module "@mdn/mdn-http-observatory/src/types.js" {
  export class Requests {
    constructor(hostname: string);
    resources: { path: string | null };
    responses: Record<string, unknown>;
    session: object | null;
  }
}

declare module "@mdn/mdn-http-observatory/src/constants.js" {
  import type { Requests } from "@mdn/mdn-http-observatory/src/types.js";

  type Examination = (requests: Requests) => { result: string | null };
  export const ALL_TESTS: readonly Examination[];
}

declare module "@mdn/mdn-http-observatory/src/grader/grader.js" {
  export function getScoreModifier(result: string): number;
}

declare module "@mdn/mdn-http-observatory/src/retriever/utils.js" {
  export function parseHttpEquivHeaders(html: string, url: string): Map<string, string[]>;
}
