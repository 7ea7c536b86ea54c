import { cleanup, screen, within } from "@testing-library/react";
import { fillIn } from "../../../src/lib/fillIn";
import { lastingHash } from "../../../src/calculators/lasting/lastingHash";
import { Lasting } from "../../../src/calculators/lasting/Lasting";
import { lastingWords } from "../../support/content";
import { renderWithProviders } from "../../support/renderWithProviders";

const words = lastingWords();
const { form, result, errors, chart, table, units } = words;
const products = [3, 6, 12.5].map((kilograms) => ({ kilograms, kitchen: null }));

const addressOf = (answers: Record<string, string>) => `#${new URLSearchParams(answers)}`;

/** Opens the page with these answers in its address. */
function cook(answers: Record<string, string>, sold = products) {
  window.history.replaceState(null, "", addressOf(answers));
  const { user } = renderWithProviders(<Lasting copy={words} products={sold} />);
  return { user, status: screen.getByRole("status") };
}

const inChart = (kilograms: string) =>
  within(screen.getByRole("region", { name: chart.title })).getByText(kilograms).nextSibling;

test("a cylinder for a kitchen is not in the table for one burner", () => {
  const kitchen = { burners: 2 };
  cook({}, [...products, { kilograms: 48, kitchen }] as unknown as typeof products);
  const sizes = within(screen.getByRole("table")).getAllByRole("columnheader");
  expect(sizes.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([expect.stringContaining("12.5")]),
  );
  expect(screen.getByRole("table")).not.toHaveTextContent("48");
  expect(screen.getByRole("region", { name: chart.title })).not.toHaveTextContent("48 kg");
});

test("a cylinder for a kitchen is in the chart once it is chosen", () => {
  const kitchen = { burners: 2 };
  cook({ gas: "48" }, [...products, { kilograms: 48, kitchen }] as unknown as typeof products);
  expect(inChart("48 kg")).toBeInTheDocument();
});

test("the address of a cylinder for a kitchen has that kitchen's answer", () => {
  const kitchen = { burners: 2, kilowatts: 10, hours: 3 };
  const answers = new URLSearchParams(lastingHash(50, kitchen).slice(1));
  const sold = [{ kilograms: 50, kitchen }] as unknown as typeof products;
  const { status } = cook(Object.fromEntries(answers), sold);
  expect(status).toHaveTextContent(
    fillIn(result.days, { kg: "50 kg", days: fillIn(units.daysBetween, { a: "10", b: "11" }) }),
  );
});

test("sentence, sum, chart and table have the same days", () => {
  const { status } = cook({});
  const days = "45 to 49 days";
  expect(status).toHaveTextContent(fillIn(result.days, { kg: "12.5 kg", days }));
  expect(status).toHaveTextContent(`× 2 hours) = ${days}`);
  expect(status).toHaveTextContent(
    fillIn(result.household, { days: "46 days", perDay: "0.27 kg" }),
  );
  expect(inChart("12.5 kg")).toHaveTextContent(days);
  const row = screen.getByRole("row", {
    name: new RegExp(fillIn(table.medium, { hours: "2 hours" })),
  });
  expect(row).toHaveTextContent("10–1221–2345–49");
});

test.each([
  ["another amount", { gas: "other" }, errors.gasLow],
  ["one's own power", { flame: "own" }, errors.power],
  ["the hours", { hours: "" }, errors.hoursLow],
])("a blank field for %s has its error, and no answer", async (_, answers, message) => {
  const { user, status } = cook(answers);
  await user.click(screen.getByRole("button", { name: form.submit }));
  expect(screen.getByText(message)).toBeVisible();
  expect(status.textContent).toBe(result.unfinished);
});

test("the initial answer is called an example, and the visitor's own an answer", () => {
  const example = fillIn(result.example, { kg: "12.5 kg", hours: "2 hours" });
  expect(cook({}).status).toHaveTextContent(example);
  cleanup();
  const { status } = cook({ gas: "12.5" });
  expect(status).toHaveTextContent(result.label);
  expect(status).not.toHaveTextContent(example);
});

test("the chart stays while only the amount of gas is missing", () => {
  cook({ gas: "other" });
  expect(inChart("12.5 kg")).toHaveTextContent("45 to 49 days");
});

test("there is no chart of hours that nobody gave", () => {
  cook({ hours: "" });
  expect(screen.queryByText(chart.title)).not.toBeInTheDocument();
});

test("burners that a cylinder cannot feed have a note, and no days in the chart", () => {
  const power = { flame: "own", power: "60", burners: "6", hours: "1" };
  const { status } = cook({ gas: "3", ...power });
  expect(status).toHaveTextContent(fillIn(result.lessThanADay, { kg: "3 kg", hours: "0.1 hours" }));
  expect(status).toHaveTextContent(result.tooMuchPower);
  expect(status).not.toHaveTextContent(fillIn(result.nonstop, { hours: "0.1 hours" }));
  expect(inChart("3 kg")).toHaveTextContent(chart.tooSmall);
});

test("a new address resets the fields that it does not name", async () => {
  const { status } = cook({ gas: "3", hours: "3", flame: "own", power: "1" });
  window.location.hash = addressOf({ gas: "6" });
  const days = "21 to 23 days";
  expect(await screen.findByText(days, { selector: "strong" })).toBeVisible();
  expect(status).toHaveTextContent(fillIn(result.days, { kg: "6 kg", days }));
  expect(screen.getByLabelText(`${form.hours.label} (${form.hours.unit})`)).toHaveValue("2");
});

test("without products, the amount of gas is asked", async () => {
  const { user, status } = cook({}, []);
  await user.click(screen.getByRole("button", { name: form.submit }));
  expect(screen.getByText(errors.gasLow)).toBeVisible();
  expect(status.textContent).toBe(result.unfinished);
});
