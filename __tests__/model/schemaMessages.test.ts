import { edit, put, testFaults } from "../support/faults";

const service = "services/refill.md";
const company = "site/company.yml";

describe("The fields of a file", () => {
  testFaults([
    {
      name: "a truncated file",
      change: (tree) => {
        const whole = tree.get("site/company.yml")?.toString("utf8") ?? "";
        const blurb = "blurb: The gas that you need, brought to your";
        put("site/company.yml", `${whole.replace(/blurb: .*\n/, "")}${blurb}`)(tree);
      },
      problems: [
        'content/site/company.yml:46:45 cut-off: the text ends with "eed, brought to your"; finish the sentence, or press Enter after it if it is complete',
      ],
    },
    {
      name: "a missing field",
      change: edit(service, "title: Refill\n", ""),
      problems: [
        'content/services/refill.md:1:1 schema: "title" is required; add a line that starts with title:',
      ],
    },
    {
      name: "a misspelled field",
      change: edit(service, "title: Refill", "tilte: Refill"),
      problems: [
        'content/services/refill.md:2:1 schema: unknown field "tilte"; did you mean "title"?',
      ],
    },
    {
      name: "an unknown field",
      change: edit(service, "order: 1", "order: 1\ncolour: red"),
      problems: [
        'content/services/refill.md:8:1 schema: unknown field "colour"; allowed: title, description, image, imageAlt, icon, order, note',
      ],
    },
    {
      name: "an unknown field in a group",
      change: edit(company, "  region: Plateau", "  region: Plateau\n  road: Lekki Road"),
      problems: [
        'content/site/company.yml:11:3 schema: unknown field "road"; allowed: street, locality, region, country, countryCode',
      ],
    },
    {
      name: "a missing field in a group",
      change: edit(company, "  region: Plateau\n", ""),
      problems: [
        'content/site/company.yml:7:1 schema: "region" is required; add a line that starts with region:',
      ],
    },
    {
      name: "a missing field in an item",
      change: edit("site/not-found.yml", "\n    to: /", ""),
      problems: [
        'content/site/not-found.yml:8:5 schema: "to" is required; add a line that starts with to:',
      ],
    },
    {
      name: "a missing group",
      change: edit("site/navigation.yml", "  company:\n    title: Small print\n", ""),
      problems: [
        'content/site/navigation.yml:18:1 schema: "company" is required; add a line that starts with company:',
      ],
    },
    {
      name: "a missing picture description",
      change: edit(service, "imageAlt: A cylinder on a scale\n", ""),
      problems: [
        'content/services/refill.md:1:1 schema: "imageAlt" is required; describe the picture for people who cannot see it',
      ],
    },
    {
      name: "a text instead of a number",
      change: edit(service, "order: 1", "order: first"),
      problems: [
        'content/services/refill.md:7:8 schema: "order" must be a whole number, found the text "first"',
      ],
    },
    {
      name: "a fraction instead of a whole number",
      change: edit(service, "order: 1", "order: 1.5"),
      problems: [
        'content/services/refill.md:7:8 schema: "order" must be a whole number, found the number 1.5',
      ],
    },
    {
      name: "a number that is too small",
      change: edit(service, "order: 1", "order: 0"),
      problems: ['content/services/refill.md:7:8 schema: "order" must be at least 1, found 0'],
    },
    {
      name: "a number that is too large",
      change: edit(service, "order: 1", "order: 1000"),
      problems: ['content/services/refill.md:7:8 schema: "order" must be at most 999, found 1000'],
    },
  ]);
});
