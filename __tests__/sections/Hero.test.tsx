import { screen, within } from "@testing-library/react";
import { Hero } from "../../src/sections/Hero";
import { openingLine } from "../../src/lib/openingHours";
import { fillIn } from "../../src/lib/fillIn";
import { app, company, home, siteData, siteWithout, storeNames } from "../support/content";
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

it("loads its picture with high priority, and another one on tall screens", () => {
  renderWithProviders(<Hero hero={hero} />);
  const picture = screen.getByRole("img", { name: hero.pictureAlt });
  expect(picture).toHaveAttribute("fetchpriority", "high");
  expect(picture).toHaveAttribute("src", "/static/hero-900.webp");
  const tall = picture.parentElement?.querySelector("source");
  expect(tall?.srcset).toMatch(/hero-tall/);
  expect(tall?.media).toMatch(/max-width: 767px/);
});

it("fails the build with the picture's name if a picture is missing", () => {
  jest.spyOn(console, "error").mockReturnValue();
  const broken = { ...hero, pictureTall: { childImageSharp: null } };
  expect(() => renderWithProviders(<Hero hero={broken} />)).toThrow(
    "The picture of the first screen (pictureTall) is missing",
  );
});

it("has the call and the chat, which work today, before the app buttons", () => {
  renderWithProviders(<Hero hero={hero} />);
  const section = screen.getByRole("region", { name: hero.title });
  const { call, whatsapp } = app().order;
  const ways = [...section.querySelectorAll("a, button")];
  expect(ways.map(({ textContent }) => textContent)).toEqual([call, whatsapp, ...storeNames()]);
});

it("shows the price right below the subtitle, while there is one", () => {
  const line = "Gas at 9 the kilogram";
  renderWithProviders(<Hero hero={hero} refill={{ line, until: Date.now() + 60_000 }} />);
  expect(screen.getByText(hero.subtitle).nextElementSibling).toHaveTextContent(line);
});

const { serves } = hero;
const answers = () => screen.getByText(serves, { exact: false }).textContent;

it("tells what to call for, names the delivery area, and omits opening hours that are not filled in", () => {
  renderWithProviders(<Hero hero={hero} />, { site: siteWithout("hours") });
  expect(answers()).toBe(`${hero.order} ${serves}`);
});

it("shows the opening hours", () => {
  renderWithProviders(<Hero hero={hero} />);
  const hours = (company().hours ?? []).map(openingLine).join("; ");
  expect(answers()).toBe(`${hero.order} ${serves} ${fillIn(hero.open, { hours })}`);
});

it("leaves more than two lines of hours to the section below", () => {
  const hours = ["Monday", "Tuesday", "Friday"].map((days) => ({ days, from: "8 am", to: "6 pm" }));
  const site = { ...siteData(), siteCompany: { ...company(), hours } };
  renderWithProviders(<Hero hero={hero} />, { site });
  expect(answers()).toBe(`${hero.order} ${serves}`);
});
