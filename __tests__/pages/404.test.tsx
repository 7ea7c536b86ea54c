import type { PageProps } from "gatsby";
import { screen, within } from "@testing-library/react";
import NotFoundPage from "../../src/pages/404";
import { telephoneLink, whatsappLink } from "../../src/lib/contactLinks";
import { app, company, navigation, notFoundData } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

const words = notFoundData().siteNotFound as NonNullable<Queries.NotFoundPageQuery["siteNotFound"]>;

const page = () => (
  <NotFoundPage {...({ data: notFoundData() } as PageProps<Queries.NotFoundPageQuery>)} />
);

it("leads to the leak card, and to a call or a chat", () => {
  renderWithProviders(page());
  const { leak } = navigation();
  const { order } = app();
  for (const [name, href] of [
    [leak.label, leak.to],
    [order.call, telephoneLink(company().telephone)],
    [order.whatsapp, whatsappLink(company().whatsapp, order.message)],
  ])
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", href);
});

it("shows that the page does not exist, and links to the main places", () => {
  renderWithProviders(page());
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(words.title);
  expect(screen.getByText(words.message)).toBeInTheDocument();
  const links = within(screen.getByRole("navigation", { name: words.linksLabel })).getAllByRole(
    "link",
  );
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(
    words.links.map(({ label, to }) => [label, to]),
  );
});
