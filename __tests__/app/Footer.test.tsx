import { screen, within } from "@testing-library/react";
import { Footer } from "../../src/app/Footer";
import { fillIn } from "../../src/lib/fillIn";
import { app, company, navigation, siteData, siteWithout, storeNames } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

const { footer } = navigation();

/** The links of a group as pairs of text and address. */
const linksOf = (name: string) =>
  within(screen.getByRole("navigation", { name }))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

it("is the landing page's last section", () => {
  renderWithProviders(<Footer />);
  expect(screen.getByRole("contentinfo")).toHaveAttribute("id", "footer");
});

it("has the company's blurb, and the ways to order", () => {
  renderWithProviders(<Footer />);
  expect(screen.getByText(company().blurb)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: app().order.call })).toBeInTheDocument();
  for (const name of storeNames()) expect(screen.getByRole("button", { name })).toBeInTheDocument();
});

it.each([footer.navigation, footer.products])(
  "has the links of the group $title",
  ({ title, items }) => {
    renderWithProviders(<Footer />);
    expect(linksOf(title)).toEqual(items.map(({ label, to }) => [label, to]));
  },
);

it("links every page that the build puts in the footer", () => {
  renderWithProviders(<Footer />);
  const pages = siteData().footerPages;
  expect(pages.length).toBeGreaterThan(1);
  expect(linksOf(footer.company.title)).toEqual(pages.map(({ label, path }) => [label, path]));
});

it("links to the company on other sites, its chat and its email", () => {
  const { social, whatsapp, email } = company();
  renderWithProviders(<Footer />);
  expect(linksOf(footer.social.title)).toEqual([
    ...social.map(({ label, url }) => [label, url]),
    [footer.social.whatsapp, `https://wa.me/${whatsapp}`],
    [footer.social.mail, `mailto:${email}`],
  ]);
});

it("shows the year and the company", () => {
  const values = { year: footer.copyrightYear, company: company().name };
  const line = fillIn(footer.copyright, values);
  renderWithProviders(<Footer />);
  expect(screen.getByText(line)).toBeInTheDocument();
});

it("shows the registered company and the licence, and how to check them, if they are filled in", () => {
  const { registration, licence } = company();
  const { proof } = app();
  renderWithProviders(<Footer />);
  const footerText = screen.getByRole("contentinfo");
  expect(footerText).toHaveTextContent(`${registration?.name}, ${registration?.number}`);
  expect(footerText).toHaveTextContent(fillIn(footer.licence, { ...licence }));
  const check = screen.getByRole("link", { name: proof.registration.label });
  expect(check).toHaveAttribute("href", proof.registration.to);
  expect(footerText).toHaveTextContent(fillIn(proof.licence, { ...licence }));
});

it("omits the registered company and the licence if they are not filled in", () => {
  const values = { year: footer.copyrightYear, company: company().name };
  renderWithProviders(<Footer />, { site: siteWithout("registration", "licence") });
  const line = screen.getByText(fillIn(footer.copyright, values));
  expect(line.parentElement?.children).toHaveLength(1);
});
