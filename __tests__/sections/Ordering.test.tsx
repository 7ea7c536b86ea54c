import { screen, within } from "@testing-library/react";
import { Ordering } from "../../src/sections/Ordering";
import { company, contact } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

const { ordering } = contact();

const show = () => {
  renderWithProviders(<Ordering ordering={ordering} />);
  return within(screen.getByRole("region", { name: ordering.title }));
};

it("names what a customer asks before ordering, point by point", () => {
  const region = show();
  const titles = region.getAllByRole("heading", { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual(
    ordering.parts.map(({ title }) => title),
  );
  const points = region.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(points).toEqual(ordering.parts.flatMap(({ items }) => items));
});

it("leads to the phone and to WhatsApp", () => {
  const { telephone, whatsapp } = company();
  const links = show().getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    [ordering.call, `tel:${telephone.replaceAll(" ", "")}`],
    [ordering.whatsapp, `https://wa.me/${whatsapp}`],
  ]);
});
