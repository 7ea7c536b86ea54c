import { screen, within } from "@testing-library/react";
import { lasting } from "../../src/calculators/lasting/lasting";
import { CheckYourself } from "../../src/sections/CheckYourself";
import { fillIn } from "../../src/lib/fillIn";
import { required } from "../../src/lib/required";
import { home, landingData, lastingWords, refillWords } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

const data = landingData();
const page = <Type,>(found: Type | null) => required(found, "a page of the fixture");
const props = {
  ...home(),
  lasting: page(data.siteLasting),
  refill: page(data.siteRefill),
  leakCard: page(data.siteLeakCard),
  policies: { cylinderLife: "12 years", cylinderRetest: "4 years" },
  guide: data.alertGuide,
  products: [{ kilograms: 12.5 }, { kilograms: null }],
};
const { checkYourself: words } = props;

function renderCards(changes: Partial<typeof props> = {}) {
  renderWithProviders(<CheckYourself {...props} {...changes} />);
  const band = screen.getByRole("region", { name: words.title });
  return within(band).getAllByRole("listitem");
}

const card = (cards: HTMLElement[], to: string) =>
  cards.find((one) => within(one).getByRole("link").getAttribute("href") === to);

it("leads to each calculator and to the leak card, with its numbers", () => {
  const cards = renderCards();
  expect(cards.map((one) => within(one).getByRole("link").getAttribute("href"))).toEqual([
    props.lasting.path,
    props.refill.path,
    `${props.refill.path}#in-date`,
    props.leakCard.path,
  ]);
  for (const { number } of page(page(data.alertGuide).alert).calls)
    expect(cards.at(-1)).toHaveTextContent(number);
});

it("shows the days of the usual size as the calculator computes them", () => {
  const cards = renderCards();
  const { low, high } = lasting({ grams: 12_500, burners: 1, watts: 1750, milliHours: 2000 }).days;
  const days = fillIn(lastingWords().units.daysBetween, { a: low, b: high });
  expect(card(cards, props.lasting.path)).toHaveTextContent(days);
});

it("shows the weights of the refill check's example", () => {
  const kilograms = (n: number) => fillIn(refillWords().kilograms, { n });
  const shown = card(renderCards(), props.refill.path);
  const [received, paid, difference] = [11.9, 12.5, 0.6].map(kilograms);
  expect(shown).toHaveTextContent(fillIn(words.weight, { received: received!, paid: paid! }));
  expect(shown).toHaveTextContent(fillIn(words.weightNote, { difference: difference! }));
});

it("counts the years of the promised figures", () => {
  const shown = card(renderCards(), `${props.refill.path}#in-date`);
  expect(shown).toHaveTextContent(fillIn(words.dates, { retest: 2028 }));
  expect(shown).toHaveTextContent(fillIn(words.datesNote, { made: 2024, end: 2036 }));
});

it("leaves out what the content has no figures for", () => {
  const policies = { ...props.policies, cylinderLife: "a long time" };
  const cards = renderCards({ products: [], policies, guide: null });
  expect(cards).toHaveLength(2);
});
