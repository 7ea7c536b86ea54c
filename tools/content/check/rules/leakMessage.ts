import { leakMessage, MOST_LETTERS, type ToldAlert } from "../../../../src/lib/leakMessage";
import { legalDocument } from "../../../../src/model/types/legalDocument";
import { filesOf, type Site } from "../read/reading";

/** The maximum number of letters of an alert's steps: with more, the printed leak card would need a second sheet. */
const MOST_LETTERS_OF_STEPS = 1050;

/** Reports an alert that is too long for the printed leak card, or for the message which the card sends. */
export function checkLeakMessage(site: Site): void {
  for (const { file, fields, pointOf } of filesOf<{ alert?: ToldAlert }>(site, legalDocument)) {
    const { alert } = fields;
    if (!alert) continue;
    const report = (message: string) => file.message(message, pointOf(["alert", "steps"]), "alert");
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
