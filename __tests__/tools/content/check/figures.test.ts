import { edit, testFaults } from "../../../support/faults";

const guide = "legal/privacy.md";
const text = (to: string) => edit(guide, "Your name.", to);
const remedy = "or the number in words if it is another figure";

describe("Figures that belong in site/policies.yml", () => {
  testFaults([
    {
      name: "a figure typed into a document",
      change: text("Your name.\n\nWe pay within 7 market days."),
      problems: [
        `content/legal/privacy.md:16:15 figure: "7 market days" is kept in site/policies.yml; write {policy.bankTransfer}, ${remedy}`,
      ],
    },
    {
      name: "a promised figure without a number, which other texts use as a word",
      change: (tree) => {
        edit("site/policies.yml", "damageReport: 40 minutes", "damageReport: soon")(tree);
        text("We come soon.")(tree);
      },
      problems: [
        'content/site/policies.yml:2:15 schema: "damageReport" must be a figure such as 15 years or two times, found the text "soon"',
      ],
    },
    {
      name: "a figure with other spaces and another dash",
      change: text("Your name for 4-6 market days, or 4 to 6 Market days."),
      problems: [
        `content/legal/privacy.md:14:15 figure: "4-6 market days" is kept in site/policies.yml; write {policy.refundProcessing}, ${remedy}`,
        `content/legal/privacy.md:14:35 figure: "4 to 6 Market days" is kept in site/policies.yml; write {policy.refundProcessing}, ${remedy}`,
      ],
    },
    {
      name: "two figures that look alike",
      change: (tree) => {
        edit("site/policies.yml", "damageReport: 40 minutes", "damageReport: 90 minutes")(tree);
        text("Within 90 minutes.")(tree);
      },
      problems: [
        `content/legal/privacy.md:14:8 figure: "90 minutes" is kept in site/policies.yml; write {policy.damageReport} or {policy.reply}, ${remedy}`,
      ],
    },
    {
      name: "an age",
      change: text("Anyone 21 or older, nobody under 21, but 21 goats."),
      problems: [
        `content/legal/privacy.md:14:8 figure: "21" is kept in site/policies.yml; write {policy.minimumAge}, ${remedy}`,
        `content/legal/privacy.md:14:34 figure: "21" is kept in site/policies.yml; write {policy.minimumAge}, ${remedy}`,
      ],
    },
    {
      name: "a figure typed into a field",
      change: edit("site/contact.yml", "within {policy.reply}", "within 90 minutes"),
      problems: [
        `content/site/contact.yml:19:9 figure: "90 minutes" is kept in site/policies.yml; write {policy.reply}, ${remedy}`,
      ],
    },
    {
      name: "a figure that only ends like a promised one is no fault",
      change: text("Within 190 minutes or 17 market days, or 3 daystars."),
      problems: [],
    },
  ]);
});
