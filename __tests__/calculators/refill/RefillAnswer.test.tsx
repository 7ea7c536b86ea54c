import { screen } from "@testing-library/react";
import { fillIn } from "../../../src/lib/fillIn";
import { Refill } from "../../../src/calculators/refill/Refill";
import { refillWords } from "../../support/content";
import { renderWithProviders } from "../../support/renderWithProviders";

const copy = refillWords();
const { form, result, errors, scale, short } = copy;

const twoSizes = [{ kilograms: 6 }, { kilograms: 12.5 }];

/** Opens the page with these answers in its address, for a 12.5 kg cylinder. */
const weigh = (answers: Record<string, string>) => open({ size: "12.5", ...answers });

function open(
  answers: Record<string, string>,
  products: { kilograms: number | null }[] = twoSizes,
) {
  window.history.replaceState(null, "", `#${new URLSearchParams(answers)}`);
  const { user } = renderWithProviders(<Refill copy={copy} products={products} />);
  return { user, status: screen.getByRole("status") };
}

const error = (label: string, unit = "kg") =>
  screen.getByLabelText(`${label} (${unit})`).getAttribute("aria-describedby");

/** What is read aloud for the drawing. */
const drawing = () => screen.getByRole("img").getAttribute("aria-label");

const report = () => screen.queryByRole("link", { name: short.whatsapp });

test("the example is named one, and has nothing to do or to report", () => {
  const { status } = open({});
  expect(status).toHaveTextContent(fillIn(result.example, { tare: "15.2 kg", now: "27.1 kg" }));
  expect(screen.queryByText(short.title)).not.toBeInTheDocument();
  expect(error(form.now.label)).toBeNull();
});

test("the button of an untouched form shows what is missing, and no answer", async () => {
  const { user, status } = open({});
  await user.click(screen.getByRole("button", { name: form.submit }));
  expect(status.textContent).toBe(result.unfinished);
  expect(screen.getByRole("group", { description: errors.missingSizeChoice })).toHaveTextContent(
    form.size.label,
  );
  expect(screen.getByText(errors.missingNow)).toBeVisible();
  expect(screen.getByText(errors.missingPaid)).toBeVisible();
});

test("the drawing is an example until figures are given", () => {
  open({});
  const title = fillIn(result.example, { tare: "15.2 kg", now: "27.1 kg" });
  const weights = { now: "27.1 kg", gas: "11.9 kg", size: "12.5 kg" };
  expect(drawing()).toBe(`${title} ${fillIn(scale.images.gas, weights)}`);
});

test.each<[keyof typeof scale.images, Record<string, string>, Record<string, string>]>([
  ["empty", { tare: "15" }, {}],
  ["empty", { tare: "15", now: "14" }, {}],
  ["gas", { tare: "15", now: "20" }, { now: "20 kg", gas: "5 kg", size: "12.5 kg" }],
  ["added", { before: "17", now: "20" }, { now: "20 kg", gas: "3 kg" }],
  ["tooFull", { tare: "15", now: "28" }, { now: "28 kg", gas: "13 kg", size: "12.5 kg" }],
])("the drawing shows %s with %j", (image, answers, values) => {
  weigh(answers);
  expect(drawing()).toBe(fillIn(scale.images[image], values));
});

test("weights without a size have no answer", () => {
  const { status } = open({ tare: "7.8", now: "15.3", paid: "7.5" });
  expect(status.textContent).toBe(result.unfinished);
});

test("without sizes to choose from, the marked kilograms are typed", () => {
  const { status } = open({ otherSize: "6", tare: "7.8", now: "15.3", paid: "6" }, [
    { kilograms: null },
  ]);
  expect(status).toHaveTextContent(fillIn(result.likely, { gas: "7.5 kg", size: "6 kg" }));
});

test("a good refill leads to the test of its connection", () => {
  const { status } = weigh({ tare: "15", now: "27.5", paid: "12.5" });
  expect(status).toHaveTextContent(fillIn(result.right, { received: "12.5 kg" }));
  expect(screen.getByRole("link", { name: result.connect.label })).toBeVisible();
});

test.each<[string, Record<string, string>]>([
  ["too full", { tare: "15", before: "17", now: "29.5" }],
  ["perhaps too full", { tare: "15", now: "27.5", step: "0.5" }],
  ["perhaps too full, without its empty weight", { before: "15", now: "27.5" }],
  ["short", { tare: "15", now: "27" }],
  ["perhaps smaller", { tare: "10.9", now: "23.4" }],
])("a cylinder that is %s is not to be connected", (_, weights) => {
  weigh({ ...weights, paid: "12.5" });
  expect(screen.queryByText(result.connect.label)).not.toBeInTheDocument();
});

test("an empty weight that is low for the size casts doubt on the size", () => {
  const { status } = weigh({ tare: "7.8", now: "15.3", paid: "7.5" });
  expect(status).toHaveTextContent(fillIn(result.tareLow, { tare: "7.8 kg", size: "12.5 kg" }));
});

test("a cylinder that is as heavy as before filling is reported", () => {
  const { status } = weigh({ before: "20", now: "20", paid: "7" });
  expect(status).toHaveTextContent(result.nothing);
  expect(report()).toBeVisible();
});

test("an empty cylinder is reported", () => {
  const { status } = weigh({ tare: "15", now: "15", paid: "12.5", naira: "15000" });
  expect(status).toHaveTextContent(result.empty);
  expect(status.textContent).not.toContain("₦");
  expect(report()).toBeVisible();
});

test("a cylinder that is too full has its warning, and too much paid its error", async () => {
  const { user, status } = weigh({ tare: "15", now: "28.2", paid: "13" });
  await user.click(screen.getByRole("button", { name: form.submit }));
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
