import type { ContentType } from "../contentType";
import { group, sentence, wholeNumber, type FieldMeta } from "../fields";

/**
 * Each figure must contain a number: the check searches texts for the figures, and words without a number
 * would match texts that promise nothing.
 */
const number = /\d|\b(?:once|twice|one|two|three|four|five|six|seven|eight|nine|ten|twelve)\b/i;

const form = "a figure such as 15 years or two times";

const figure = (description: string) =>
  sentence(40)
    .refine((words) => number.test(words), `must be ${form}`)
    .meta({ description, kind: "text", form } satisfies FieldMeta);

/** Specification, section 9: the policy figures. Texts show them as `{policy.returnWindow}`. */
export const sitePolicies: ContentType = {
  name: "SitePolicies",
  label: "Promised figures",
  path: "site/policies.yml",
  description: "The figures that the company promises; texts write {policy.<field>} for them.",
  fields: group({
    returnWindow: figure("How long after delivery a return may be asked for."),
    damageReport: figure("How long after delivery damage or short weight may be reported."),
    refundProcessing: figure("From the item's return to the release of the refund."),
    bankTransfer: figure("From the release of a refund to its arrival, by bank transfer."),
    digitalPayment: figure("From the release of a refund to its arrival, by digital payment."),
    reply: figure("How soon a message gets a first reply, during business hours."),
    deliveryAttempts: figure("How often a delivery is attempted, as in “up to two times”."),
    minimumAge: wholeNumber("The age from which one may order and receive gas.", 16, 99),
    hoseLife: figure("How often a hose must be replaced."),
    cylinderRetest: figure("How often a cylinder must be re-tested."),
    cylinderLife: figure("The age at which a cylinder must no longer be used."),
  }),
  count: { min: 1, max: 1 },
};
