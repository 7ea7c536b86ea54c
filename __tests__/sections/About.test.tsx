import { screen, within } from "@testing-library/react";
import { About } from "../../src/sections/About";
import { openingLine } from "../../src/lib/openingHours";
import { company, contact, home, siteWithout } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

const { about } = home();
const { details: labels } = contact();

const facts = ["hours", "areas", "deliveryTime", "refill", "payment"] as const;
const bare = siteWithout(...facts);

it("has its headline, text and picture at the anchor about", () => {
  renderWithProviders(<About about={about} labels={labels} />);
  const section = screen.getByRole("region", { name: about.title });
  expect(section).toHaveAttribute("id", "about");
  expect(section).toHaveTextContent(about.label);
  expect(section).toHaveTextContent(about.description);
  const { text, label, to } = about.weighing;
  expect(section).toHaveTextContent(`${text} ${label}`);
  expect(within(section).getByRole("link", { name: label })).toHaveAttribute("href", to);
  expect(within(section).getByRole("img", { name: about.pictureAlt })).toBeInTheDocument();
});

it("has a figure and a label for each counter", () => {
  renderWithProviders(<About about={about} labels={labels} />, { site: bare });
  const words = screen.getAllByRole("term").map(({ textContent }) => textContent);
  const figures = screen
    .getAllByRole("definition")
    .map(({ firstElementChild }) => firstElementChild?.firstElementChild?.textContent);
  expect(words).toEqual(about.counters.map(({ label }) => label));
  expect(figures).toEqual(
    about.counters.map(({ value, suffix }) => value.toLocaleString("en") + (suffix ?? "")),
  );
});

it("shows the facts that customers ask for first, if the owner has filled them in", () => {
  const { hours, areas, deliveryTime, refill, payment } = company();
  renderWithProviders(<About about={about} labels={labels} />);
  const section = screen.getByRole("region", { name: about.title });
  const terms = within(section).getAllByRole("term");
  expect(terms.slice(0, facts.length).map(({ textContent }) => textContent)).toEqual(
    facts.map((name) => labels[name]),
  );
  for (const line of (hours ?? []).map(openingLine)) expect(section).toHaveTextContent(line);
  expect(section).toHaveTextContent((areas ?? []).join(", "));
  expect(section).toHaveTextContent((payment ?? []).join(", "));
  expect(section).toHaveTextContent(deliveryTime as string);
  expect(section).toHaveTextContent(refill as string);
});

it("leaves out each fact that is not filled in", () => {
  renderWithProviders(<About about={about} labels={labels} />, {
    site: siteWithout("hours", "refill", "payment"),
  });
  const terms = screen.getAllByRole("term").map(({ textContent }) => textContent);
  expect(terms.slice(0, 2)).toEqual([labels.areas, labels.deliveryTime]);
  expect(terms).toHaveLength(2 + about.counters.length);
});
