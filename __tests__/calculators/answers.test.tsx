import { act, fireEvent, within } from "@testing-library/react";
import { TYPING_REST_MS } from "../../src/lib/timing";
import { renderWithProviders } from "../support/renderWithProviders";
import { calculators, submit, type Calculator, type Entries } from "./support/calculators";
import { reading } from "./support/reading";

/** Opens a calculator with answers in the address. */
function open({ Page, title }: Calculator, answers: Entries = {}) {
  // The records are of this month.
  jest.useFakeTimers({ now: new Date("2025-10-01T09:00:00Z") });
  Element.prototype.scrollIntoView = jest.fn();
  history.replaceState(null, "", `#${new URLSearchParams(answers)}`);
  const { getByRole, unmount } = renderWithProviders(<Page />);
  return { form: getByRole("form", { name: title }), unmount };
}

/** Enters an answer by hand; the calculator has then answered. */
function enter(form: HTMLElement, name: string, answer: string) {
  const fields = [...form.querySelectorAll<HTMLInputElement>(`[name=${name}]`)];
  const option = fields.find(({ type, value }) => /radio|checkbox/.test(type) && value === answer);
  if (option) fireEvent.click(option);
  else fireEvent.input(fields[0] as Element, { target: { value: answer } });
  act(() => jest.advanceTimersByTime(TYPING_REST_MS));
}

test.each(Object.entries(calculators))(
  "what the calculator “%s” says to each entry",
  (_name, calculator) => {
    const said = calculator.entries.map((row) => {
      const linked = row === submit ? [] : Object.entries(row);
      const typed = linked.pop();
      const { form, unmount } = open(calculator, Object.fromEntries(linked));
      if (typed) enter(form, ...typed);
      if (row === submit) fireEvent.click(within(form).getByRole("button"));
      const lines = reading(form);
      unmount();
      return { entry: row === submit ? row : JSON.stringify(row), lines };
    });
    const isAlways = (line: string) => said.every(({ lines }) => lines.includes(line));
    const records = [
      { entry: "always", lines: said[0]?.lines.filter(isAlways) ?? [] },
      ...said.map(({ entry, lines }) => ({
        entry,
        lines: lines.filter((line) => !isAlways(line)),
      })),
    ].map(({ entry, lines }) => [`## ${entry}`, ...lines].join("\n"));
    expect(`\n${records.join("\n")}\n`).toMatchSnapshot();
  },
);

test("where the address cannot be written, the form works", () => {
  const { form } = open(calculators.lasting!);
  jest.spyOn(history, "replaceState").mockImplementation(() => {
    throw new Error("more than 100 times in 30 seconds");
  });
  enter(form, "flame", "high");
  expect(form.parentElement).toHaveTextContent("3 kW");
});
