import { leakMessage, MOST_LETTERS, type ToldAlert } from "../../../../src/lib/leakMessage";
import { legalDocument } from "../../../../src/model/types/legalDocument";
import { filesOf, type Site } from "../read/reading";

/** The maximum number of letters of an alert's steps: with more, the printed leak card would need a second sheet. */
const MOST_LETTERS_OF_STEPS = 1050;

interface CardAlert extends ToldAlert {
  /** The number of the step whose first words are the card's largest line. */
  readonly largest: number;
}

/** Reports an alert that is too long for the printed leak card or for its message, or lacks the card's largest line. */
export function checkLeakMessage(site: Site): void {
  for (const { file, fields, pointOf } of filesOf<{ alert?: CardAlert }>(site, legalDocument)) {
    const { alert } = fields;
    if (!alert) continue;
    const report = (message: string, field = "steps") =>
      file.message(message, pointOf(["alert", field]), "alert");
    if (!alert.steps[alert.largest - 1]?.lead)
      report(
        `step ${alert.largest} has no "lead", which the leak card shows as its largest line; write the number of one that has`,
        "largest",
      );
    const ofSteps = alert.steps.flatMap(({ lead, text }) => [lead ?? "", text]).join("").length;
    if (ofSteps > MOST_LETTERS_OF_STEPS)
      report(
        `the steps have ${ofSteps} letters, at most ${MOST_LETTERS_OF_STEPS} fit on the printed leak card; shorten them`,
      );
    const letters = leakMessage(alert).length;
    if (letters > MOST_LETTERS)
      report(
        `the message that the leak card sends has ${letters} letters, at most ${MOST_LETTERS}; shorten the first sentences of the steps`,
      );
  }
}
