import { screen, within } from "@testing-library/react";
import { Hero } from "../../src/sections/Hero";
import { home, storeNames } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

const { hero } = home();

it("has the page's title, the subtitle and the two app buttons at the anchor home", () => {
  renderWithProviders(<Hero hero={hero} />);
  const section = screen.getByRole("region", { name: hero.title });
  expect(section).toHaveAttribute("id", "home");
  expect(within(section).getByRole("heading", { level: 1 })).toHaveTextContent(hero.title);
  expect(section).toHaveTextContent(hero.subtitle);
  const buttons = within(section).getAllByRole("button");
  expect(buttons.map(({ textContent }) => textContent)).toEqual(storeNames());
});

it("fetches its picture first, another one on tall screens", () => {
  renderWithProviders(<Hero hero={hero} />);
  const picture = screen.getByRole("img", { name: hero.pictureAlt });
  expect(picture).toHaveAttribute("fetchpriority", "high");
  expect(picture).toHaveAttribute("src", "/static/hero-1600.jpg");
  const tall = picture.parentElement?.querySelector("source");
  expect(tall?.srcset).toMatch(/hero-tall/);
  expect(tall?.media).toMatch(/max-width: 767px/);
});

it("stops the build with the picture's name where a picture is missing", () => {
  jest.spyOn(console, "error").mockReturnValue();
  const broken = { ...hero, pictureTall: { childImageSharp: null } };
  expect(() => renderWithProviders(<Hero hero={broken} />)).toThrow(
    "The picture of the first screen (pictureTall) is missing",
  );
});
