import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { contentTypes } from "../../src/model/contentTypes";
import { routeOf, shareCardOf } from "../../src/model/pageTable";
import { FIXTURE_NODES, type FixtureNode } from "./fixtureNodes";
import { queryShape } from "./queryShape";
import { readEntries } from "./readEntries";

/**
 * Jest's global setup of the page tests: reads the fixture's content once. A test file that read it would load
 * the content model, which takes longer than most tests.
 */
export default function writeFixtureNodes(): void {
  const nodes = contentTypes.map(({ name, page }) => [
    name,
    readEntries(name).map(({ slug, schema, fields, body }): FixtureNode => {
      const route = page && routeOf(page, slug);
      return {
        ...(queryShape(schema, fields) as object),
        slug,
        ...(route && { path: route, shareCard: shareCardOf(route) }),
        body,
      };
    }),
  ]);
  mkdirSync(path.dirname(FIXTURE_NODES), { recursive: true });
  writeFileSync(FIXTURE_NODES, JSON.stringify(Object.fromEntries(nodes)));
}
