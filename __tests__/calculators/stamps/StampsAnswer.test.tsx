import { screen } from "@testing-library/react";
import { createRef } from "react";
import { fillIn } from "../../../src/lib/fillIn";
import type { Answers } from "../../../src/calculators/form/formAnswers";
import { StampsAnswer } from "../../../src/calculators/stamps/StampsAnswer";
import { stampsState, yearsIn } from "../../../src/calculators/stamps/stampsState";
import { colours } from "../../../src/theme/colours";
import { refillWords } from "../../support/content";
import { renderWithProviders } from "../../support/renderWithProviders";

const words = refillWords().stamps;
const { result } = words;
const unreadable = { unreadable: "yes" };
const today = { year: 2026, month: 11 };

const stateOf = (made: string, tested = "", ticked: Answers = {}) =>
  stampsState({ made, tested, ...ticked }, { life: 15, retest: 5 }, today);

function say(made: string, tested = "", ticked: Answers = {}) {
  const state = stateOf(made, tested, ticked);
  renderWithProviders(
    <StampsAnswer
      copy={words}
      state={state}
      calculator={{ answer: createRef<HTMLDivElement>() }}
    />,
  );
  return screen.getByRole("status");
}

test.each([
  ["2019", "2024", result.inDate, { due: "2029", end: "2034" }, colours.success],
  ["2019", "", result.retest, { due: "2024", end: "2034" }, colours.danger],
  ["2021", "", result.retestThisYear, { due: "2026", end: "2036" }, colours.danger],
  ["06/2012", "08/2022", result.last, { end: "Jun 2027" }, colours.success],
  ["11/2013", "2023", result.lastBeforeRetest, { due: "2028", end: "Nov 2028" }, colours.success],
  ["2011", "2021", result.stopThisYear, { end: "2026" }, colours.danger],
  ["11/2011", "", result.stop, { made: "Nov 2011", end: "Nov 2026" }, colours.danger],
])("made in %s, tested in %j", (made, tested, sentence, values, color) => {
  say(made, tested);
  expect(screen.getByText(fillIn(sentence, values))).toHaveStyleRule("color", color);
});

test.each([
  ["12/2021", "", result.soon],
  ["2012", "2022", result.soon],
  ["12/2011", "", result.nearlyOver],
  ["2005", "2023", result.testedLate],
  ["2005", "", result.close],
])("made in %s, tested in %j: with an additional hint", (made, tested, sentence) => {
  expect(say(made, tested)).toHaveTextContent(sentence);
});

test("the answer always explains how the dates were read", () => {
  const read = fillIn(result.read, { made: "Jun 2019", tested: result.untested });
  expect(say("6-19")).toHaveTextContent(read);
});

test("a re-test without a year of manufacture asks for it, unless it cannot be read", () => {
  expect(stateOf("", "2024").errors).toEqual({ made: "missing" });
  expect(stateOf("", "2024", unreadable).errors).toEqual({});
});

test.each([
  ["2019", "2024"],
  ["", ""],
  ["2019", "2015"],
])("made in %j, tested in %j: an expiry date that has passed ends everything", (made, tested) => {
  const status = say(made, tested, { expired: "yes", ...unreadable });
  expect(screen.getByText(result.expired)).toHaveStyleRule("color", colours.danger);
  expect(status).toHaveTextContent(result.close);
  expect(status).not.toHaveTextContent("2034");
});

test("a good answer says that an expiry date counts more", () => {
  expect(say("2019", "2024")).toHaveTextContent(result.expiryCounts);
});

test("a promised figure is used if it is a number of years", () => {
  expect(["15 years", "1 year", "ten years", "5", "3 days"].map(yearsIn)).toEqual([
    15,
    1,
    undefined,
    undefined,
    undefined,
  ]);
});

test.each([
  ["", "", {}, result.waiting],
  ["", "2024", {}, result.waiting],
  ["2019", "2015", {}, result.unfinished],
])("made in %j, tested in %j: an instruction, and no answer", (made, tested, ticked, sentence) => {
  const status = say(made, tested, ticked);
  expect(status).toHaveTextContent(sentence);
  expect(status).not.toHaveTextContent(result.label);
});

test("a year that cannot be read has no dates", () => {
  const status = say("2019", "", unreadable);
  expect(status).toHaveTextContent(result.unreadable);
  expect(status).not.toHaveTextContent("2034");
});
