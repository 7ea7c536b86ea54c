import { edit, testFaults } from "../../../../support/faults";

const service = "services/refill.md";
const legal = "legal/privacy.md";

describe("The wording of fields", () => {
  testFaults([
    {
      name: "a picture's file name instead of its description",
      change: edit("services/refill.md", "A cylinder on a scale", "IMG_2041.JPG"),
      problems: [
        'content/services/refill.md:5:11 alt: "IMG_2041.JPG" is a file\'s name; describe what the picture shows',
      ],
    },
    {
      name: "a missing slot",
      change: edit("site/navigation.yml", "Copyright {year}, {company} of Jos", "© {year}"),
      problems: [
        'content/site/navigation.yml:56:14 schema: "copyright" must contain {company}; the page puts the value there, found the text "© {year}"',
      ],
    },
    {
      name: "an unknown slot",
      change: edit(
        "site/navigation.yml",
        "Copyright {year}, {company} of Jos",
        "© {year} {company} {yaer}",
      ),
      problems: [
        "content/site/navigation.yml:56:14 token: {yaer} is not filled in here; did you mean {year}?",
      ],
    },
    {
      name: "a slot in a text without slots",
      change: edit(service, "title: Refill", "title: Refill by {name}"),
      problems: [
        "content/services/refill.md:2:8 token: {name} is not filled in here; write the actual words",
      ],
    },
    {
      name: "a company token in a field",
      change: edit(service, "Gas by the kilogram.", "Call {company.phone}."),
      problems: [
        "content/services/refill.md:3:14 token: {company.phone} is not filled in here; write the actual words",
      ],
    },
    {
      name: "Markdown in a field",
      change: edit(service, "Gas by the kilogram.", "Gas **by** the kilogram."),
      problems: [
        'content/services/refill.md:3:14 markup: "**" is shown as typed; this field is plain text, so delete it',
      ],
    },
    {
      name: "an entity in a field",
      change: edit(service, "Gas by the kilogram.", "Gas &amp; more."),
      problems: [
        'content/services/refill.md:3:14 markup: "&amp;" is shown as typed; write the character itself',
      ],
    },
    {
      name: "placeholder text in a field",
      change: edit(service, "Gas by the kilogram.", "TODO"),
      problems: [
        'content/services/refill.md:3:14 placeholder-text: "TODO" is placeholder text; write the real words',
      ],
    },
    {
      name: "lorem ipsum in a field",
      change: edit(service, "Gas by the kilogram.", "Lorem ipsum dolor sit amet."),
      problems: [
        'content/services/refill.md:3:14 placeholder-text: "Lorem ipsum" is placeholder text; write the real words',
      ],
    },
    {
      name: "several faults in several files",
      change: (tree) => {
        edit(service, "order: 1", "order: first")(tree);
        edit(service, "title: Refill", "tilte: Refill")(tree);
        edit(legal, "2024-11-18", "soon")(tree);
      },
      problems: [
        'content/legal/privacy.md:4:10 schema: "updated" must be a real date as YYYY-MM-DD, found the text "soon"',
        'content/services/refill.md:2:1 schema: unknown field "tilte"; did you mean "title"?',
        'content/services/refill.md:7:8 schema: "order" must be a whole number, found the text "first"',
      ],
    },
    ...[
      ["12,5", "; write 12.5"],
      ["6 kg", ""],
      ["6 KG", ""],
    ].map(([written = "", fix = ""]) => ({
      name: `a number of kilograms written as ${written}`,
      change: edit("products/middle/index.md", "kilograms: 11", `kilograms: ${written}`),
      problems: [
        `content/products/middle/index.md:8:12 schema: "kilograms" must be a number, found the text "${written}"${fix}`,
      ],
    })),
    {
      name: "a script in a text is no fault, because it is shown as text",
      change: edit(service, "title: Refill", 'title: "</script><img src=x onerror=alert(1)>"'),
      problems: [],
    },
    {
      name: "the longest allowed title is no fault",
      change: edit(service, "title: Refill", `title: ${"a".repeat(200)}`),
      problems: [],
    },
  ]);
});
