import { screen, within } from "@testing-library/react";
import { Promotion } from "../../src/sections/Promotion";
import { company, contact, storeNames } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

it("has the call and the chat, which work today, before the app buttons", () => {
  const { promotion, ordering } = contact();
  renderWithProviders(<Promotion promotion={promotion} ordering={ordering} />);
  const { telephone, whatsapp } = company();
  const region = screen.getByRole("region", { name: promotion.title });
  expect(region).toHaveTextContent(promotion.tagline);
  expect(within(region).getByRole("img")).toHaveAccessibleName(promotion.pictureAlt);
  const ways = [...region.querySelectorAll("a, button")];
  expect(ways.map(({ textContent }) => textContent)).toEqual([
    ordering.call,
    ordering.whatsapp,
    ...storeNames(),
  ]);
  expect(ways.slice(0, 2).map((way) => way.getAttribute("href"))).toEqual([
    `tel:${telephone.replaceAll(" ", "")}`,
    `https://wa.me/${whatsapp}`,
  ]);
});
