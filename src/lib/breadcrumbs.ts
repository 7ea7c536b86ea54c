import type { BreadcrumbList, WithContext } from "schema-dts";

/** The way from the landing page to a page, for search engines. */
export function breadcrumbs(siteUrl: string, steps: readonly { name: string; path: string }[]) {
  // Search engines read the HTML, so the scripts of a page do without. Webpack leaves out the rest.
  if (process.env.BUILD_STAGE === "build-javascript") return undefined;
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem" as const,
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  } satisfies WithContext<BreadcrumbList>;
}
