import { screen, within } from "@testing-library/react";
import { Ordering } from "../../src/sections/Ordering";
import { company, contact, siteWithout } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

const { ordering, details } = contact();

const show = (site?: Queries.SiteQuery) => {
  renderWithProviders(<Ordering ordering={ordering} details={details} />, { site });
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

it("says how soon, in what way and for which payment, as far as it is filled in", () => {
  const { deliveryTime, refill, payment } = company();
  const rows = show().getAllByRole("definition");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    deliveryTime,
    refill,
    payment?.join(", "),
  ]);
});

it("has no list of facts while none is filled in", () => {
  const region = show(siteWithout("deliveryTime", "refill", "payment"));
  expect(region.queryByRole("definition")).not.toBeInTheDocument();
});
