import { screen, within } from "@testing-library/react";
import { About } from "../../src/sections/About";
import { home } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

const { about } = home();

it("has headline, text and picture at the anchor about", () => {
  renderWithProviders(<About about={about} />);
  const section = screen.getByRole("region", { name: about.title });
  expect(section).toHaveAttribute("id", "about");
  expect(section).toHaveTextContent(about.label);
  expect(section).toHaveTextContent(about.description);
  expect(within(section).getByRole("img", { name: about.pictureAlt })).toBeInTheDocument();
});

it("has a figure and a word for each counter", () => {
  renderWithProviders(<About about={about} />);
  const words = screen.getAllByRole("term").map(({ textContent }) => textContent);
  const figures = screen
    .getAllByRole("definition")
    .map(({ firstElementChild }) => firstElementChild?.firstElementChild?.textContent);
  expect(words).toEqual(about.counters.map(({ label }) => label));
  expect(figures).toEqual(
    about.counters.map(({ value, suffix }) => value.toLocaleString("en") + (suffix ?? "")),
  );
});
