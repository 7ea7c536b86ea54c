import { group, label, list, pattern, patternWithTokens, text, textWithTokens } from "../fields";
import { textLink } from "../formedFields";

/** The text of the section that reads the dates on a cylinder. */
export const stamps = group({
  title: label("The title of the section."),
  introduction: text("The text below the title: what the dates are for.", 400),
  places: group({
    title: label("The title of the drawing."),
    handle: text("The label of the handle: what is stamped there.", 200),
    foot: text("The label of the foot ring: what is stamped there.", 200),
  }),
  form: group({
    title: label("The title above the questions."),
    made: label("The question for the year of manufacture."),
    tested: label("The question for the last re-test."),
    expired: label("The option for an expiry date that has passed."),
    unreadable: label("The option for a year that cannot be read."),
    submit: label("The button below the questions, which shows the answer."),
  }),
  result: group({
    label: label("The title above the answer."),
    waiting: text("Shown before a year is entered, and if only a re-test is.", 200),
    read: pattern("Shown above the answer: the dates as the page understood them.", "made tested"),
    untested: text("Shown instead of a date if there was no re-test.", 40),
    inDate: patternWithTokens("The answer if the cylinder is in date.", "due end"),
    last: patternWithTokens("The answer if no re-test is due before the end of its life.", "end"),
    lastBeforeRetest: patternWithTokens(
      "The answer if the next re-test would be due in the last year of its life.",
      "due end",
    ),
    retest: patternWithTokens("The answer if a re-test is overdue.", "due end"),
    retestThisYear: patternWithTokens("The answer if a re-test is due this year.", "due end"),
    nearlyOver: text("A note that less than a year of its life is left."),
    stop: patternWithTokens("The answer if the cylinder is past the end of its life.", "made end"),
    stopThisYear: patternWithTokens("The answer if its life ends this year.", "end"),
    close: textWithTokens("Shown below it: what to do with such a cylinder."),
    testedLate: text("A note that a later stamp changes nothing."),
    soon: text("A note that the date is near."),
    expired: textWithTokens("The answer if an expiry date on it has passed.", 200),
    unreadable: textWithTokens("The answer if the year cannot be read."),
    saved: pattern(
      "Shown instead of a good answer in a page that a visitor has saved: it does not know the date.",
      "made tested",
    ),
    look: text("A note that a date does not show damage."),
    expiryCounts: text("Shown instead below a good answer: that an expiry date counts more."),
    guide: textLink("The text of the link to that part of the guide.", 80),
    rule: text("A note about where the rule applies."),
    unfinished: text("Shown instead of an answer while a field is missing or has a mistake.", 200),
  }),
  errors: group({
    expiry: text("Shown if an expiry date was entered, such as EXP 05/2024."),
    letter: text("Shown if a letter with a number was entered, such as C-27."),
    notADate: pattern("Shown if the text is not a date.", "typed"),
    tooOld: text("Shown if the year has two digits before 1960, or four before 1900."),
    future: pattern("Shown if the date is in the future.", "typed"),
    early: pattern("Shown if the re-test is before the year of manufacture.", "tested made"),
  }),
  months: list("The months, January first.", 12, 12, text("One month.", 20)),
  table: group({
    title: label("The title of the table."),
    note: text("Shown with the table: how to count.", 200),
    made: label("The heading of the column with the year of manufacture."),
    retest: label("The heading of the column with the years of re-tests."),
    stop: label("The heading of the column with the last year."),
  }),
}).meta({ label: "Dates on a cylinder" });
