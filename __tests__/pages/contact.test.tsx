import type { PageProps } from "gatsby";
import { screen, within } from "@testing-library/react";
import { Helmet } from "react-helmet";
import ContactPage from "../../src/pages/contact";
import { contact, contactData } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

const props = (data = contactData()) => ({ data }) as PageProps<Queries.ContactPageQuery>;

it("has details, form, map and promotion, in this order", () => {
  renderWithProviders(<ContactPage {...props()} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(contact().title);
  const titles = screen.getAllByRole("heading", { level: 2 });
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    "How to reach us",
    "Write to us",
    "Where we are",
    "Place your order now",
  ]);
});

it("says how to reach the company", () => {
  renderWithProviders(<ContactPage {...props()} />);
  const details = screen.getByRole("region", { name: "How to reach us" });
  expect(details).toHaveTextContent("Ibeju Lekki, Lagos, Nigeria");
  const links = within(details).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["+234 800 000 0000", "tel:+2348000000000"],
    ["Start a chat", "https://wa.me/2348000000000"],
    ["sales@ileru.example", "mailto:sales@ileru.example"],
  ]);
  expect(details).toHaveTextContent("We reply within 2 hours during business hours.");
});

it("has its own head", () => {
  renderWithProviders(<ContactPage {...props()} />);
  const { title, linkTags } = Helmet.peek() as unknown as {
    title: string;
    linkTags: { href: string }[];
  };
  expect(title).toBe("Contact us | Ileru Gas");
  expect(linkTags.map(({ href }) => href)).toEqual(["https://ileru.example/contact"]);
});

it.each([
  ["siteContact", "content/site/contact.yml"],
  ["siteCompany", "content/site/company.yml"],
])("stops the build without %s, which is %s", (name, file) => {
  jest.spyOn(console, "error").mockReturnValue();
  const data = { ...contactData(), [name]: null };
  expect(() => renderWithProviders(<ContactPage {...props(data)} />)).toThrow(`${file} is missing`);
});
