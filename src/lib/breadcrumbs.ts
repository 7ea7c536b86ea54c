import type { BreadcrumbList, WithContext } from "schema-dts";

/** The breadcrumbs of a page as structured data for search engines. */
export function breadcrumbs(siteUrl: string, steps: readonly { name: string; path: string }[]) {
  // Search engines read the HTML, so this is omitted from the page's scripts. Webpack removes the unused
  // branch.
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
