import { screen } from "@testing-library/react";
import { createRef } from "react";
import { fillIn } from "../../src/lib/fillIn";
import { hashOf } from "../../src/lib/formAnswers";
import { readStamps, stampStarts, yearsIn } from "../../src/sections/stamps/readStamps";
import { StampsAnswer } from "../../src/sections/stamps/StampsAnswer";
import { stampWords } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

const words = stampWords();
const { result } = words;
const today = { year: 2026, month: 11 };

function say(made: string, tested = "", isUnreadable = false) {
  const read = readStamps({ made, tested }, { life: 15, retest: 5 }, today);
  const place = createRef<HTMLDivElement>();
  renderWithProviders(
    <StampsAnswer words={words} read={read} isUnreadable={isUnreadable} place={place} />,
  );
  return screen.getByRole("status");
}

test.each([
  ["2019", "2024", result.inDate, { due: "2029", end: "2034" }],
  ["2019", "", result.retest, { due: "2024", end: "2034" }],
  ["2021", "", result.retestThisYear, { due: "2026", end: "2036" }],
  ["12/2021", "", result.inDate, { due: "Dec 2026", end: "Dec 2036" }],
  ["06/2012", "08/2022", result.last, { stop: "Jun 2027" }],
  ["11/2013", "2023", result.lastTest, { stop: "2028", end: "Nov 2028" }],
  ["2011", "2021", result.stopThisYear, { end: "2026" }],
  ["11/2011", "", result.stop, { made: "Nov 2011", end: "Nov 2026" }],
])("made in %s, tested in %j", (made, tested, sentence, values) => {
  expect(say(made, tested)).toHaveTextContent(fillIn(sentence, values));
});

test.each([
  ["12/2021", "", result.soon],
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

test("without a year there is no answer yet", () => {
  expect(say("")).toHaveTextContent(result.waiting);
});

test("an unreadable year has its own answer", () => {
  expect(say("2019", "", true).textContent).not.toContain("2034");
});

test("an invalid date gives no answer", () => {
  expect(say("2019", "2015")).toHaveTextContent(result.unfinished);
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

test("unticking the box removes it from the address", () => {
  expect(hashOf({ made: "", tested: "" }, stampStarts, "#unreadable=yes&tare=15")).toBe("#tare=15");
});
