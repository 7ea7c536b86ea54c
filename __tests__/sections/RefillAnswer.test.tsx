import { screen } from "@testing-library/react";
import { fillIn } from "../../src/lib/fillIn";
import { Refill } from "../../src/sections/Refill";
import { refillWords } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

const copy = refillWords();
const { form, result, errors, short } = copy;

/** Opens the page with these answers in its address. */
function weigh(answers: Record<string, string>) {
  window.history.replaceState(null, "", `#${new URLSearchParams(answers)}`);
  const { user } = renderWithProviders(<Refill copy={copy} products={[{ kilograms: 12.5 }]} />);
  return { user, status: screen.getByRole("status") };
}

const error = (label: string, unit = "kg") =>
  screen.getByLabelText(`${label} (${unit})`).getAttribute("aria-describedby");

const report = () => screen.queryByRole("link", { name: short.whatsapp });

test("the example is named one, and has nothing to do or to report", () => {
  const { status } = weigh({});
  expect(status).toHaveTextContent(fillIn(result.example, { tare: "15.2 kg", now: "27.1 kg" }));
  expect(screen.queryByText(short.title)).not.toBeInTheDocument();
  expect(error(form.now.label)).toBeNull();
});

test("the button of an untouched form shows what is missing", async () => {
  const { user, status } = weigh({});
  await user.click(screen.getByRole("button", { name: form.submit }));
  expect(status).toHaveTextContent(result.unfinished);
  expect(screen.getByText(errors.missingNow)).toBeVisible();
  expect(screen.getByText(errors.missingPaid)).toBeVisible();
});

test("an empty cylinder is reported", () => {
  const { status } = weigh({ tare: "15", now: "15", paid: "12.5", naira: "15000" });
  expect(status).toHaveTextContent(result.empty);
  expect(status.textContent).not.toContain("₦");
  expect(report()).toBeVisible();
});

test("a cylinder that is too full has its warning, and too much paid its error", () => {
  const { status } = weigh({ tare: "15", now: "28.2", paid: "13" });
  expect(status).toHaveTextContent(fillIn(result.likely, { gas: "13.2 kg", size: "12.5 kg" }));
  expect(screen.getByRole("link", { name: result.leakSteps.label })).toBeVisible();
  expect(
    screen.getByText(fillIn(errors.paidTooMuch, { paid: "13 kg", size: "12.5 kg" })),
  ).toBeVisible();
});

test.each([
  ["0.2", "27.3", []],
  ["0.5", "27", [result.coarse]],
  ["0.5", "27.3", [result.tooCoarse]],
])("a scale with steps of %s kg, showing %s kg", (step, now, notes) => {
  const { status } = weigh({ tare: "15", now, paid: "12.5", step });
  const shown = [result.coarse, result.tooCoarse].filter((note) =>
    status.textContent.includes(note),
  );
  expect(shown).toEqual(notes);
});

test.each([
  ["27.01", true],
  ["27", false],
])("with %s kg on the scale, the scale is in doubt: %s", (now, isDoubted) => {
  const { status } = weigh({ tare: "15", now, paid: "12.5" });
  expect(status.textContent.includes(result.testScale)).toBe(isDoubted);
});

test.each([
  ["before filling", { before: "17" }],
  ["when empty", { tare: "17" }],
])("a warning about overfilling, by the weight %s, asks for no other weight", (_, weight) => {
  const { status } = weigh({ ...weight, now: "31", paid: "12.5" });
  expect(status).toHaveTextContent(fillIn(result.likely, { gas: "14 kg", size: "12.5 kg" }));
  expect(status.textContent).not.toContain(result.addTare);
  expect(status.textContent).not.toContain(result.newGas);
});
