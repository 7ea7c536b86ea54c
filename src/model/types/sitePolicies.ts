import type { ContentType } from "../contentType";
import { group, sentence, wholeNumber, withMeta } from "../fields";

/**
 * A number or two, and what is counted: the check searches texts for the figures, and words without a number would
 * match texts that promise nothing. "Within" and the full stop are the sentence's.
 */
const number = "(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve)";
const figurePattern = new RegExp(
  `^(?:once|twice|${number}(?:(?: to |–|-)${number})?\\s\\p{L}[\\p{L}\\s]*)$`,
  "u",
);

const isRising = (words: string) => {
  const [first = 0, last = Infinity] = (words.match(/\d+/g) ?? []).map(Number);
  return first < last;
};

const figure = (description: string) =>
  withMeta(
    sentence(40).refine((words) => figurePattern.test(words) && isRising(words)),
    {
      description,
      kind: "text",
      form: "a figure such as 15 years, 7–10 days or two times, the smaller number first, without “within” and full stop",
    },
  );

/** Specification, section 9: the policy figures. Texts show them as `{policy.returnWindow}`. */
export const sitePolicies = {
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
} satisfies ContentType;
