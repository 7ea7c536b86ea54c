import { act, fireEvent, within } from "@testing-library/react";
import { Lasting } from "../../src/calculators/lasting/Lasting";
import { Refill } from "../../src/calculators/refill/Refill";
import { useRefill } from "../../src/calculators/refill/useRefill";
import { Stamps } from "../../src/calculators/stamps/Stamps";
import { useStamps } from "../../src/calculators/stamps/useStamps";
import { TYPING_REST_MS } from "../../src/lib/timing";
import { words } from "../browser/support/words";
import { productItems } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";
import { entries, submit, type Entries } from "./support/entries";
import { reading } from "./support/reading";

const { lasting, refill } = words;
const price = { perKg: "1,090.50", date: "29 September 2025" };
const calls = [{ label: "Ring 999", number: "999" }];

const policies = { cylinderLife: "24 years", cylinderRetest: "8 years" };

/** Both calculators of the page, each with the other's verdict. */
function RefillPage() {
  const state = useRefill(productItems);
  const stamping = useStamps(policies, 0);
  return (
    <>
      <Refill words={refill} refill={state} calls={calls} isBarred={stamping.isBarred} />
      <Stamps words={refill.stamps} stamping={stamping} isDoubtful={state.isDoubtful} />
    </>
  );
}

/** Each calculator with the title of its form. */
const calculators = {
  lasting: [
    () => <Lasting words={lasting} products={productItems} price={price} />,
    lasting.form.title,
  ],
  refill: [RefillPage, refill.form.title],
  stamps: [RefillPage, refill.stamps.form.title],
} as const;

/** Opens a calculator with answers in the address. */
function open(name: keyof typeof entries, answers: Entries = {}) {
  // The records are of this month.
  jest.useFakeTimers({ now: new Date("2025-10-01T09:00:00Z") });
  Element.prototype.scrollIntoView = jest.fn();
  history.replaceState(null, "", `#${new URLSearchParams(answers)}`);
  const [Calculator, title] = calculators[name];
  const { getByRole, unmount } = renderWithProviders(<Calculator />);
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

test.each(Object.keys(entries) as (keyof typeof entries)[])(
  "what the calculator “%s” says to each entry",
  (name) => {
    const said = entries[name].map((row) => {
      const linked = row === submit ? [] : Object.entries(row);
      const typed = linked.pop();
      const { form, unmount } = open(name, Object.fromEntries(linked));
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
  const { form } = open("lasting");
  jest.spyOn(history, "replaceState").mockImplementation(() => {
    throw new Error("more than 100 times in 30 seconds");
  });
  enter(form, "flame", "high");
  expect(form.parentElement).toHaveTextContent("3 kW");
});
