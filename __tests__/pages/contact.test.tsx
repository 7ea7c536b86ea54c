import type { PageProps } from "gatsby";
import { screen, within } from "@testing-library/react";
import ContactPage from "../../src/pages/contact";
import { siteContact } from "../../src/model/types/siteContact";
import { company, contact, contactData, siteWithout } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

const { details: labels, form, map, ordering, promotion, title: pageTitle } = contact();

const guide = contactData().alertGuide;
const alert = guide?.alert as NonNullable<NonNullable<typeof guide>["alert"]>;

const props = (data = contactData()) => ({ data }) as PageProps<Queries.ContactPageQuery>;

it("has the leak warning, details, form, map, ordering and promotion, in this order", () => {
  renderWithProviders(<ContactPage {...props()} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(pageTitle);
  const titles = screen.getAllByRole("heading", { level: 2 });
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    alert.title,
    labels.title,
    form.title,
    map.title,
    ordering.title,
    promotion.title,
  ]);
});

it("has the anchors in the page table", () => {
  const { container } = renderWithProviders(<ContactPage {...props()} />);
  const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id);
  expect(siteContact.page?.anchors).not.toEqual([]);
  expect(ids).toEqual(expect.arrayContaining([...(siteContact.page?.anchors ?? [])]));
});

it("shows how to reach the company", () => {
  const { address, serviceArea, telephone, whatsapp, email } = company();
  renderWithProviders(<ContactPage {...props()} />, { site: siteWithout("registration") });
  const details = screen.getByRole("region", { name: labels.title });
  const town = `${address.locality}, ${address.region}, ${address.country}`;
  expect(details).toHaveTextContent(`${labels.address}${address.street}, ${town}`);
  expect(details).toHaveTextContent(`${labels.serviceArea}${serviceArea}`);
  const links = within(details).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    [telephone, `tel:${telephone.replaceAll(" ", "")}`],
    [labels.whatsappLink, `https://wa.me/${whatsapp}`],
    [email, `mailto:${email}`],
  ]);
  expect(details).toHaveTextContent(labels.note);
});

it("starts the address with the town if no street is filled in", () => {
  const { address } = company();
  const site = {
    ...siteWithout(),
    siteCompany: { ...company(), address: { ...address, street: null } },
  };
  renderWithProviders(<ContactPage {...props()} />, { site });
  const details = screen.getByRole("region", { name: labels.title });
  expect(details).toHaveTextContent(`${labels.address}${address.locality}, ${address.region}`);
});

it("has the emergency numbers of the safety guide in the leak warning", () => {
  renderWithProviders(<ContactPage {...props()} />);
  const warning = within(screen.getByRole("region", { name: alert.title }));
  expect(alert.calls).not.toEqual([]);
  for (const { label, number } of alert.calls)
    expect(warning.getByRole("link", { name: label })).toHaveAttribute("href", `tel:${number}`);
});

it("omits the warning if no document has an alert", () => {
  renderWithProviders(<ContactPage {...props({ ...contactData(), alertGuide: null })} />);
  expect(screen.queryByRole("region", { name: alert.title })).not.toBeInTheDocument();
});

it.each([
  ["siteContact", "content/site/contact.yml"],
  ["siteCompany", "content/site/company.yml"],
])("fails the build without %s, which is %s", (name, file) => {
  jest.spyOn(console, "error").mockReturnValue();
  const data = { ...contactData(), [name]: null };
  expect(() => renderWithProviders(<ContactPage {...props(data)} />)).toThrow(`${file} is missing`);
});
