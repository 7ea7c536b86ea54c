import { act, fireEvent, screen } from "@testing-library/react";
import { useAnswers } from "../../../src/calculators/form/useAnswers";
import { TYPING_REST_MS } from "../../../src/lib/timing";
import { renderWithProviders } from "../../support/renderWithProviders";

function Calculator() {
  const calculator = useAnswers({ one: "", other: "" });
  const errors = ["one", "other"].filter(calculator.showsError);
  return (
    <form {...calculator.form}>
      <input aria-label="one" {...calculator.field("one")} />
      <input aria-label="other" {...calculator.field("other")} />
      <button type="submit">Show</button>
      <p role="status">
        {calculator.isBegun ? "theirs" : "example"}: {calculator.answers.one}. Errors:{" "}
        {errors.join()}.
      </p>
    </form>
  );
}

function open(hash = "") {
  jest.useFakeTimers();
  window.history.replaceState(null, "", `/${hash}`);
  renderWithProviders(<Calculator />);
}

const enter = (name: string, value: string) =>
  fireEvent.input(screen.getByLabelText(name), { target: { value } });

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

const shown = () => screen.getByRole("status").textContent;

test("an example is shown until figures are typed or come with the address", () => {
  open("#elsewhere=5");
  expect(shown()).toContain("example");
  enter("one", "5");
  wait(TYPING_REST_MS);
  expect(shown()).toContain("theirs: 5");
});

test("an error waits until its field is typed in, and that of a blank field for the button", () => {
  open();
  enter("one", "x");
  wait(TYPING_REST_MS);
  expect(shown()).toContain("Errors: one.");
  fireEvent.click(screen.getByRole("button"));
  expect(shown()).toContain("Errors: one,other.");
  enter("other", "");
  wait(TYPING_REST_MS);
  expect(shown()).toContain("Errors: one,other.");
});

test("a link with a senseless value opens without an error", () => {
  open("#one=%3Cimg");
  expect(shown()).toBe("theirs: <img. Errors: .");
});

test("a new address right after typing keeps its own answers, without errors", () => {
  open("#one=1");
  fireEvent.click(screen.getByRole("button"));
  enter("one", "2");
  window.history.replaceState(null, "", "/#one=3");
  fireEvent(window, new HashChangeEvent("hashchange"));
  wait(2 * TYPING_REST_MS);
  expect(screen.getByLabelText("one")).toHaveValue("3");
  expect(shown()).toBe("theirs: 3. Errors: .");
});

test("typing changes the address without an entry in the history", () => {
  open();
  const { length } = window.history;
  enter("one", "5");
  expect(window.location.hash).toBe("#one=5");
  expect(window.history).toHaveLength(length);
});
