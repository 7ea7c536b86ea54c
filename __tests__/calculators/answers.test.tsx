import { act, fireEvent, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { usePassport, type PassportState } from "../../src/calculators/form/cylinderLink";
import { Lasting } from "../../src/calculators/lasting/Lasting";
import { Refill } from "../../src/calculators/refill/Refill";
import { Stamps } from "../../src/calculators/stamps/Stamps";
import { TYPING_REST_MS } from "../../src/lib/timing";
import { words } from "../browser/support/words";
import { productItems } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";
import { entries, submit, type Entries } from "./support/entries";
import { reading } from "./support/reading";

const { lasting, refill } = words;
const price = { perKg: "1,090.50", date: "29 September 2025" };
const calls = [{ label: "Ring 999", number: "999" }];

/** What both calculators of the page get. */
const shared = {
  copy: refill,
  path: "/check-my-refill",
  policies: {
    cylinderLife: "24 years",
    cylinderRetest: "8 years",
    damageReport: "3 hours",
    returnWindow: "30 hours",
  },
  builtIn: 0,
};

function OnPage({ children }: { children: (passport: PassportState) => ReactElement }) {
  return children(usePassport());
}

/** Each calculator with the title of its form. */
const calculators: Readonly<Record<keyof typeof entries, [ReactElement, string]>> = {
  lasting: [<Lasting copy={lasting} products={productItems} price={price} />, lasting.form.title],
  refill: [
    <OnPage>
      {(passport) => (
        <Refill {...shared} passport={passport} products={productItems} calls={calls} />
      )}
    </OnPage>,
    refill.form.title,
  ],
  stamps: [
    <OnPage>{(passport) => <Stamps {...shared} passport={passport} />}</OnPage>,
    refill.stamps.form.title,
  ],
};

/** Opens a calculator with answers in the address. */
function open(name: keyof typeof entries, answers: Entries = {}) {
  // The records are of this month.
  jest.useFakeTimers({ now: new Date("2025-10-01T09:00:00Z") });
  Element.prototype.scrollIntoView = jest.fn();
  history.replaceState(null, "", `#${new URLSearchParams(answers)}`);
  const [ui, title] = calculators[name];
  const { getByRole, unmount } = renderWithProviders(ui);
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
      const text = `## ${row === submit ? row : JSON.stringify(row)}\n${reading(form)}\n`;
      unmount();
      return text;
    });
    expect(`\n${said.join("\n")}`).toMatchSnapshot();
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
