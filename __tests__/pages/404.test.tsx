import type { PageProps } from "gatsby";
import { screen, within } from "@testing-library/react";
import { Helmet } from "react-helmet";
import NotFoundPage from "../../src/pages/404";
import { notFoundData } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

const page = () => (
  <NotFoundPage {...({ data: notFoundData() } as PageProps<Queries.NotFoundPageQuery>)} />
);

it("says that there is no such page, and leads to the main places", () => {
  renderWithProviders(page());
  const { siteNotFound } = notFoundData();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Nothing burns here.");
  expect(screen.getByText(siteNotFound?.message as string)).toBeInTheDocument();
  const links = within(screen.getByRole("navigation", { name: "Main places" })).getAllByRole(
    "link",
  );
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/",
    "/#offer",
    "/#services",
    "/contact",
    "/lpg-safety",
  ]);
});

it("is kept out of search engines and has no address of its own", () => {
  renderWithProviders(page());
  const { metaTags, linkTags } = Helmet.peek() as unknown as {
    metaTags: { name?: string; content: string }[];
    linkTags: object[];
  };
  expect(metaTags).toContainEqual({ name: "robots", content: "noindex" });
  expect(linkTags).toEqual([]);
});
