import { screen, within } from "@testing-library/react";
import { About } from "../../src/sections/About";
import { home } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

const { about } = home();

it("has headline, text and picture at the anchor about", () => {
  renderWithProviders(<About about={about} />);
  const section = screen.getByRole("region", { name: about.title });
  expect(section).toHaveAttribute("id", "about");
  expect(section).toHaveTextContent("About Us");
  expect(section).toHaveTextContent(about.description);
  expect(within(section).getByRole("img", { name: about.pictureAlt })).toBeInTheDocument();
});

it("has the three counters of the specification", () => {
  renderWithProviders(<About about={about} />);
  const words = screen.getAllByRole("term").map(({ textContent }) => textContent);
  const figures = screen
    .getAllByRole("definition")
    .map(({ firstElementChild }) => firstElementChild?.firstElementChild?.textContent);
  expect(words).toEqual(["Products", "Clients", "Customers"]);
  expect(figures).toEqual(["20", "30", "2,000+"]);
  expect(about.counters.map(({ seconds }) => seconds)).toEqual([3, 3.5, 4.5]);
});
