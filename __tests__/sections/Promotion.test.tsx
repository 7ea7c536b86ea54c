import { screen, within } from "@testing-library/react";
import { Promotion } from "../../src/sections/Promotion";
import { app, contact, storeNames } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

it("has the call and the chat, which work today, before the app buttons", () => {
  const { promotion } = contact();
  const { call, whatsapp } = app().order;
  renderWithProviders(<Promotion promotion={promotion} />);
  const region = screen.getByRole("region", { name: promotion.title });
  expect(region).toHaveTextContent(promotion.tagline);
  expect(within(region).getByRole("img")).toHaveAccessibleName(promotion.pictureAlt);
  const ways = [...region.querySelectorAll("a, button")];
  expect(ways.map(({ textContent }) => textContent)).toEqual([call, whatsapp, ...storeNames()]);
});
