import { screen, within } from "@testing-library/react";
import { Promotion } from "../../src/sections/Promotion";
import { contact } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

it("invites to order, with the tagline, the picture and the app buttons", () => {
  const { promotion } = contact();
  renderWithProviders(<Promotion promotion={promotion} />);
  const region = screen.getByRole("region", { name: promotion.title });
  expect(region).toHaveTextContent(promotion.tagline);
  expect(within(region).getByRole("img")).toHaveAccessibleName(promotion.pictureAlt);
  expect(within(region).getAllByRole("button")).toHaveLength(2);
});
