import { leakMessage, MOST_LETTERS, type ToldAlert } from "../../../../src/lib/leakMessage";
import { legalDocument } from "../../../../src/model/types/legalDocument";
import { filesOf, type Site } from "../read/reading";

/** Reports an alert that is too long for the message which the leak card sends. */
export function checkLeakMessage(site: Site): void {
  for (const { file, fields, pointOf } of filesOf<{ alert?: ToldAlert }>(site, legalDocument)) {
    const letters = fields.alert ? leakMessage(fields.alert).length : 0;
    if (letters <= MOST_LETTERS) continue;
    const message = `the message that the leak card sends has ${letters} letters, at most ${MOST_LETTERS}; shorten the first sentences of the steps`;
    file.message(message, pointOf(["alert", "steps"]), "alert");
  }
}
