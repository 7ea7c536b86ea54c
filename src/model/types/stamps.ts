import { group, labelled, list, pattern, patternWithTokens, text } from "../fields";
import { link } from "../formedFields";

const label = (description: string) => text(description, 80);

/** The text of the section that reads the dates on a cylinder. */
export const stamps = () =>
  labelled(
    "Dates on a cylinder",
    group({
      title: label("The title of the part."),
      introduction: text("What the dates are for.", 400),
      places: group({
        title: label("The title of the drawing."),
        handle: text("What is on the handle.", 200),
        foot: text("What is on the foot ring.", 200),
      }),
      form: group({
        title: label("The title above the questions."),
        made: label("The question for the year of manufacture."),
        tested: label("The question for the last re-test."),
        unreadable: label("The choice of a year that cannot be read."),
        submit: label("The button below the questions, which leads to the answer."),
      }),
      result: group({
        label: label("The name of the answer, above it."),
        waiting: text("Shown before a year is typed.", 200),
        read: pattern("How the dates were read.", ["made", "tested"]),
        untested: text("No re-test.", 40),
        inDate: patternWithTokens("In date.", ["due", "end"]),
        last: patternWithTokens("In date until its end.", ["stop"]),
        lastTest: patternWithTokens("In date until a re-test, near its end.", ["stop", "end"]),
        retest: patternWithTokens("A re-test was due.", ["due", "end"]),
        retestThisYear: patternWithTokens("A re-test is due this year.", ["due", "end"]),
        nearlyOver: patternWithTokens("Less than a year is left.", []),
        stop: patternWithTokens("Its life has ended.", ["made", "end"]),
        stopThisYear: patternWithTokens("Its life ends this year.", ["end"]),
        close: text("What to do with a cylinder whose life has ended."),
        testedLate: text("That a later stamp changes nothing."),
        soon: text("That the date is near."),
        unreadable: patternWithTokens("The year cannot be read.", []),
        look: text("That a date says nothing about damage."),
        guide: group({
          label: label("The link to that part of the guide."),
          to: link("Where it is."),
        }),
        rule: text("Where the rule holds."),
        unfinished: text("Shown instead of an answer while a field has a mistake.", 200),
      }),
      errors: group({
        letter: text("A letter with a number."),
        notADate: pattern("No date.", ["typed"]),
        tooOld: text("A year before 1900."),
        future: pattern("A date to come.", ["typed"]),
        early: pattern("A re-test before the manufacture.", ["tested", "made"]),
      }),
      months: list("The months, January first.", text("One month.", 20), { min: 12, max: 12 }),
      table: group({
        title: label("The title of the table."),
        note: text("How to count on.", 200),
        made: label("The column of the year of manufacture."),
        retest: label("The column of the years of re-tests."),
        stop: label("The column of the last year."),
      }),
    }),
  );
