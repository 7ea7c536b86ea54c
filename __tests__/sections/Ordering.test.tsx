import { screen, within } from "@testing-library/react";
import { Ordering } from "../../src/sections/Ordering";
import { app, company, contact, siteWithout } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

const { ordering, details } = contact();

const show = (site?: Queries.SiteQuery) => {
  renderWithProviders(<Ordering ordering={ordering} details={details} />, { site });
  return within(screen.getByRole("region", { name: ordering.title }));
};

it("lists what customers ask before ordering, point by point", () => {
  const region = show();
  const titles = region.getAllByRole("heading", { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual(
    ordering.parts.map(({ title }) => title),
  );
  const points = region.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(points).toEqual(ordering.parts.flatMap(({ items }) => items));
});

it("calls the company, or begins a message to it in WhatsApp", () => {
  const { telephone, whatsapp } = company();
  const { order } = app();
  const links = show().getAllByRole("link");
  expect(order.message).toMatch(/\n/);
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    [order.call, `tel:${telephone.replaceAll(" ", "")}`],
    [order.whatsapp, `https://wa.me/${whatsapp}?text=${encodeURIComponent(order.message)}`],
  ]);
});

it("states delivery time, delivery methods and payment, if filled in", () => {
  const { deliveryTime, refill, payment } = company();
  const rows = show().getAllByRole("definition");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    deliveryTime,
    refill,
    payment?.join(", "),
  ]);
});

it("has no list of facts if none is filled in", () => {
  const region = show(siteWithout("deliveryTime", "refill", "payment"));
  expect(region.queryByRole("definition")).not.toBeInTheDocument();
});
