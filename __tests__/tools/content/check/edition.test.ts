import { edit, testFaults } from "../../../support/faults";

const card = "site/leak-card.yml";
const guide = "legal/safety.md";

const fault = (edition: string, day = "2024-11-18") =>
  `content/site/leak-card.yml:14:10 edition: the printed words of the leak card are not those of its edition of ${day}; if they are final, write ${edition}`;

describe("The edition of the leak card", () => {
  testFaults([
    {
      name: "a changed step needs a new edition",
      change: edit(guide, "- Get out.", "- Walk out."),
      problems: [fault("2024-11-20 f04c4d")],
    },
    {
      name: "with the edition that the check asks for, it is no fault",
      change: (tree) => {
        edit(guide, "- Get out.", "- Walk out.")(tree);
        edit(card, /^edition: .*/m, "edition: 2024-11-20 f04c4d")(tree);
      },
      problems: [],
    },
    {
      name: "new letters under the old day are a fault",
      change: (tree) => {
        edit(guide, "- Get out.", "- Walk out.")(tree);
        edit(card, /^edition: .*/m, "edition: 2024-11-18 f04c4d")(tree);
      },
      problems: [fault("2024-11-20 f04c4d")],
    },
    {
      name: "a changed line to fill in needs a new edition",
      change: edit(card, "- The hill", "- The tree"),
      problems: [fault("2024-11-20 0b30a0")],
    },
    {
      name: "another phone number of the company needs a new edition",
      change: edit("site/company.yml", /^telephone: .*/m, "telephone: +234 809 111 2223"),
      problems: [fault("2024-11-20 537512")],
    },
    {
      name: "a day alone is not enough",
      change: edit(card, /^edition: .*/m, "edition: 2024-11-19"),
      problems: [fault("2024-11-20 9d0e23", "2024-11-19")],
    },
    {
      name: "words that are not printed need none",
      change: edit(card, "home: Front page", "home: The front page"),
      problems: [],
    },
    {
      name: "a day that does not exist",
      change: edit(card, /^edition: .*/m, "edition: 2024-02-30 61e44a"),
      problems: [
        'content/site/leak-card.yml:14:10 schema: "edition" must be a day and six characters, such as 2026-11-23 3f9a1c, found the text "2024-02-30 61e44a"',
      ],
    },
  ]);
});
