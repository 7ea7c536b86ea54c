import type { PageProps } from "gatsby";
import { screen } from "@testing-library/react";
import { Helmet } from "react-helmet";
import LegalPage from "../../src/templates/LegalPage";
import { legalData } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

const page = (slug: string) => (
  <LegalPage {...({ data: legalData(slug) } as PageProps<Queries.LegalPageQuery>)} />
);

it.each(["privacy-policy", "terms-conditions", "returns-refund", "lpg-safety"])(
  "makes the page of %s with its title, date and address",
  (slug) => {
    renderWithProviders(page(slug));
    const title = legalData(slug).legalDocument?.title;
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByText("Last updated: September 07, 2025")).toBeInTheDocument();
    const head = Helmet.peek() as unknown as { title: string; linkTags: { href: string }[] };
    expect(head.title).toBe(`${title} | Ileru Gas`);
    expect(head.linkTags.map(({ href }) => href)).toEqual([`https://ileru.example/${slug}`]);
  },
);

it("tells search engines the way to it", () => {
  renderWithProviders(page("returns-refund"));
  const { scriptTags } = Helmet.peek() as unknown as { scriptTags: { innerHTML: string }[] };
  const { itemListElement } = JSON.parse(scriptTags[0]?.innerHTML ?? "");
  expect(itemListElement).toMatchObject([
    { position: 1, item: "https://ileru.example/" },
    { position: 2, item: "https://ileru.example/returns-refund" },
  ]);
});

it("puts what to do at a leak above everything else", () => {
  renderWithProviders(page("lpg-safety"));
  const [first] = screen.getAllByRole("heading");
  expect(first).toHaveTextContent("Smell gas now?");
});

it("stops the build where the document is missing", () => {
  jest.spyOn(console, "error").mockReturnValue();
  expect(() => renderWithProviders(page("no-such-document"))).toThrow(
    "The legal document is missing",
  );
});
