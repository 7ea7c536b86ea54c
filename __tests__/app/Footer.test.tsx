import { screen, within } from "@testing-library/react";
import { Footer } from "../../src/app/Footer";
import { siteData } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

/** The links of a group as pairs of text and address. */
const linksOf = (name: string) =>
  within(screen.getByRole("navigation", { name }))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

it("is the landing page's last section", () => {
  renderWithProviders(<Footer />);
  expect(screen.getByRole("contentinfo")).toHaveAttribute("id", "footer");
});

it("has the company's blurb, and the app buttons under their title", () => {
  renderWithProviders(<Footer />);
  expect(screen.getByText(siteData().siteCompany?.blurb as string)).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "Mobile app" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: /Google Play/ })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: /App Store/ })).toBeInTheDocument();
});

it.each([
  [
    "Navigation",
    [
      ["About Us", "/#about"],
      ["Our Products", "/#services"],
      ["What we offer", "/#what-we-offer"],
      ["Our Partners", "/#partners"],
      ["Contact us", "/contact"],
    ],
  ],
  [
    "Featured Products",
    [
      ["3kg gas cylinder", "/#services"],
      ["12.5kg gas cylinder", "/#services"],
      ["Gas Aluminium Burner", "/#services"],
      ["Gas Regulators", "/#services"],
    ],
  ],
  [
    "Company",
    [
      ["Privacy Policy", "/privacy-policy"],
      ["Terms & Conditions", "/terms-conditions"],
      ["Returns & Refund Policy", "/returns-refund"],
      ["LPG Safety Guide", "/lpg-safety"],
    ],
  ],
  [
    "Follow and write",
    [
      ["Facebook", "https://facebook.example/ilerugas"],
      ["Instagram", "https://instagram.example/ilerugas"],
      ["LinkedIn", "https://linkedin.example/company/ilerugas"],
      ["WhatsApp chat", "https://wa.me/2348000000000"],
      ["Send a mail", "mailto:sales@ileru.example"],
    ],
  ],
])("has the links of the group %s", (title, links) => {
  renderWithProviders(<Footer />);
  expect(linksOf(title)).toEqual(links);
});

it("links every page that the build puts in the footer", () => {
  const site = siteData();
  const footerPages = [...site.footerPages, { label: "Cookies", path: "/cookie-policy" }];
  renderWithProviders(<Footer />, { site: { ...site, footerPages } });
  expect(linksOf("Company")).toHaveLength(footerPages.length);
  expect(linksOf("Company").at(-1)).toEqual(["Cookies", "/cookie-policy"]);
});

it("states the year and the company", () => {
  renderWithProviders(<Footer />);
  expect(screen.getByText("© 2025 Ileru Gas. All rights reserved.")).toBeInTheDocument();
});
