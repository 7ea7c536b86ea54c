import { leakMessage, MOST_LETTERS } from "../../../../src/lib/leakMessage";
import { legalDocument } from "../../../../src/model/types/legalDocument";
import { filesOf, type Site } from "../read/reading";

/** The maximum number of letters of an alert's steps: with more, the printed leak card would need a second sheet. */
const MOST_LETTERS_OF_STEPS = 1050;

/** Reports a second alert, one too long for the printed leak card or for its message, or without its largest line. */
export function checkLeakMessage(site: Site): void {
  let shown: string | undefined;
  for (const { file, fields, report } of filesOf(site, legalDocument, "alert")) {
    const { alert } = fields;
    if (!alert) continue;
    if (shown) report("alert", `${shown} has the leak card's alert; delete one of the two`);
    shown ??= file.path;
    if (!alert.steps[alert.largest - 1]?.lead)
      report(
        "alert.largest",
        `step ${alert.largest} has no "lead", which the leak card shows as its largest line; write the number of one that has`,
      );
    const ofSteps = alert.steps.flatMap(({ lead, text }) => [lead ?? "", text]).join("").length;
    if (ofSteps > MOST_LETTERS_OF_STEPS)
      report(
        "alert.steps",
        `the steps have ${ofSteps} letters, at most ${MOST_LETTERS_OF_STEPS} fit on the printed leak card; shorten them`,
      );
    const letters = leakMessage(alert).length;
    if (letters > MOST_LETTERS)
      report(
        "alert.steps",
        `the message that the leak card sends has ${letters} letters, at most ${MOST_LETTERS}; shorten the first sentences of the steps`,
      );
  }
}
