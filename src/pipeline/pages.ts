import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { contentTypes } from "./contentTypes";

interface SlugQuery {
  all: { nodes: readonly { id: string; slug: string }[] };
}

/** Makes the page `/<slug>` of every entry whose type has a template. */
export async function createContentPages({ graphql, actions, reporter }: CreatePagesArgs) {
  for (const type of contentTypes) {
    if (!type.template) continue;
    const { data, errors } = await graphql<SlugQuery>(`
      query { all: all${type.name}(sort: { slug: ASC }) { nodes { id slug } } }
    `);
    if (!data) {
      reporter.panicOnBuild(`The pages of ${type.name} could not be listed`, errors as Error[]);
      return;
    }
    for (const { id, slug } of data.all.nodes) {
      actions.createPage({
        path: `/${slug}`,
        component: path.resolve(type.template),
        context: { id },
      });
    }
  }
}
