import type { PageProps } from "gatsby";
import { screen } from "@testing-library/react";
import { Helmet } from "react-helmet";
import LegalPage from "../../src/templates/LegalPage";
import { fillIn } from "../../src/lib/fillIn";
import { company, legalData, nodes, SITE_URL } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

const page = (slug: string) => (
  <LegalPage {...({ data: legalData(slug) } as PageProps<Queries.LegalPageQuery>)} />
);

it.each(nodes("LegalDocument").map(({ slug }) => slug))(
  "renders the page of %s with its title, date and address",
  (slug) => {
    renderWithProviders(page(slug));
    const { legalDocument, siteLegal } = legalData(slug);
    const { title, updated: date } = legalDocument as NonNullable<typeof legalDocument>;
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByText(fillIn(siteLegal?.updated as string, { date }))).toBeInTheDocument();
    const head = Helmet.peek() as unknown as { title: string; linkTags: { href: string }[] };
    expect(head.title).toBe(`${title} | ${company().name}`);
    expect(head.linkTags.map(({ href }) => href)).toEqual([`${SITE_URL}/${slug}`]);
  },
);

it("describes the breadcrumbs to search engines", () => {
  renderWithProviders(page("cart-rules"));
  const { scriptTags } = Helmet.peek() as unknown as { scriptTags: { innerHTML: string }[] };
  const { itemListElement } = JSON.parse(scriptTags[0]?.innerHTML ?? "");
  expect(itemListElement).toMatchObject([
    { position: 1, item: `${SITE_URL}/` },
    { position: 2, item: `${SITE_URL}/cart-rules` },
  ]);
});

it("has the alert for leaks directly below the page's title and breadcrumbs", () => {
  renderWithProviders(page("safety"));
  const { title, alert } = legalData("safety").legalDocument ?? {};
  const [first, second] = screen.getAllByRole("heading");
  expect(first).toHaveTextContent(title as string);
  expect(second).toHaveTextContent(alert?.title as string);
  const way = screen.getByRole("navigation", { name: legalData("safety").siteLegal?.breadcrumbs });
  expect(way.compareDocumentPosition(first as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it("fails the build if the document is missing", () => {
  jest.spyOn(console, "error").mockReturnValue();
  expect(() => renderWithProviders(page("no-such-document"))).toThrow(
    "The legal document is missing",
  );
});
