import type { ContentType } from "../contentType";
import { group, sentence, wholeNumber, withMeta } from "../fields";

/**
 * Each figure must contain a number: the check searches texts for the figures, and words without a number
 * would match texts that promise nothing.
 */
const number = /\d|\b(?:once|twice|one|two|three|four|five|six|seven|eight|nine|ten|twelve)\b/i;

const figure = (description: string) =>
  withMeta(
    sentence(40).refine((words) => number.test(words)),
    { description, kind: "text", form: "a figure such as 15 years or two times" },
  );

/** Specification, section 9: the policy figures. Texts show them as `{policy.returnWindow}`. */
export const sitePolicies: ContentType = {
  name: "SitePolicies",
  label: "Promised figures",
  path: "site/policies.yml",
  description: "The figures that the company promises. Texts refer to them as {policy.<field>}.",
  fields: group({
    returnWindow: figure("How long after delivery a customer can request a return."),
    damageReport: figure("How long after delivery a customer can report damage or short weight."),
    refundProcessing: figure("The time from the return of the item to the release of the refund."),
    bankTransfer: figure("The time from the release of a refund to its arrival, by bank transfer."),
    digitalPayment: figure("The same time, by digital payment."),
    reply: figure("How soon a message gets a first reply, during business hours."),
    deliveryAttempts: figure("How often a delivery is attempted, as in “up to two times”."),
    minimumAge: wholeNumber("The minimum age of customers who order or receive gas.", 16, 99),
    hoseLife: figure("How often a hose must be replaced."),
    cylinderRetest: figure("How often a cylinder must be re-tested."),
    cylinderLife: figure("The age at which a cylinder must no longer be used."),
  }),
};
