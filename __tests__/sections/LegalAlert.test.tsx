import { screen, within } from "@testing-library/react";
import { LegalAlert } from "../../src/sections/LegalAlert";
import { legalData } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

const alertOf = (slug: string) => legalData(slug).legalDocument?.alert ?? null;

it("says what to do at once, at an anchor that stays", () => {
  const alert = alertOf("lpg-safety");
  renderWithProviders(<LegalAlert alert={alert} />);
  const region = screen.getByRole("region", { name: "Smell gas now?" });
  expect(region).toHaveAttribute("id", "leak");
  const steps = within(region).getAllByRole("listitem");
  expect(steps.map(({ textContent }) => textContent)).toEqual(alert?.steps);
  expect(region).toHaveTextContent(alert?.note as string);
});

it("has numbers that dial", () => {
  renderWithProviders(<LegalAlert alert={alertOf("lpg-safety")} />);
  expect(screen.getByRole("link", { name: "Call 767" })).toHaveAttribute("href", "tel:767");
  expect(screen.getByRole("link", { name: "Call 112" })).toHaveAttribute("href", "tel:112");
});

it("is not there where nothing is urgent", () => {
  const { container } = renderWithProviders(<LegalAlert alert={alertOf("privacy-policy")} />);
  expect(container).toBeEmptyDOMElement();
});
