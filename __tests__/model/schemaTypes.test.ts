import { edit, testFaults } from "../support/faults";

const service = "services/refill.md";
const legal = "legal/privacy.md";

describe("Values of the wrong type or size", () => {
  testFaults([
    {
      name: "a text instead of a list",
      change: edit(legal, "summary:\n  - We keep little.", "summary: We keep little."),
      problems: [
        'content/legal/privacy.md:6:10 schema: "summary" must be a list, found the text "We keep little."; start each item on its own line with a hyphen',
      ],
    },
    {
      name: "a list instead of a text",
      change: edit(service, "title: Refill", "title:\n  - Refill"),
      problems: ['content/services/refill.md:3:3 schema: "title" must be text, found a list'],
    },
    {
      name: "a group instead of a text",
      change: edit(service, "title: Refill", "title:\n  en: Refill"),
      problems: [
        'content/services/refill.md:3:3 schema: "title" must be text, found a group of fields; text with a colon in it needs double quotes around it',
      ],
    },
    {
      name: "a text instead of a group",
      change: edit(
        "site/not-found.yml",
        "meta:\n  title: No such page\n  description: No page stands at this address. Try one of the links below.",
        "meta: No such page",
      ),
      problems: [
        'content/site/not-found.yml:1:7 schema: "meta" must be a group of fields, found the text "No such page"',
      ],
    },
    {
      name: "a field without a value",
      change: edit(service, "title: Refill", "title:"),
      problems: [
        'content/services/refill.md:2:1 schema: "title" is empty; write its value after the colon',
      ],
    },
    {
      name: "a text with only spaces",
      change: edit(service, "title: Refill", 'title: "  "'),
      problems: ['content/services/refill.md:2:8 schema: "title" is empty; fill it in'],
    },
    {
      name: "a text that is too long",
      change: edit(service, "title: Refill", `title: ${"a".repeat(201)}`),
      problems: [
        'content/services/refill.md:2:8 schema: "title" must have at most 200 characters, found 201',
      ],
    },
    {
      name: "a description too short for search results",
      change: edit("site/not-found.yml", " Try one of the links below.", ""),
      problems: [
        'content/site/not-found.yml:3:16 schema: "description" must have at least 50 characters, found 31',
      ],
    },
    {
      name: "an empty list",
      change: edit(legal, "summary:\n  - We keep little.", "summary: []"),
      problems: [
        'content/legal/privacy.md:6:10 schema: "summary" must have at least 1 item, found 0',
      ],
    },
    {
      name: "a list with too many items",
      change: edit(legal, "  - We keep little.", "  - We keep little.\n".repeat(9).trimEnd()),
      problems: [
        'content/legal/privacy.md:7:3 schema: "summary" must have at most 8 items, found 9',
      ],
    },
    {
      name: "an impossible date",
      change: edit(legal, "2024-11-18", "2025-02-30"),
      problems: [
        'content/legal/privacy.md:4:10 schema: "updated" must be a real date as YYYY-MM-DD, found the text "2025-02-30"',
      ],
    },
    {
      name: "a date in the wrong century",
      change: edit(legal, "2024-11-18", "0025-09-07"),
      problems: [
        'content/legal/privacy.md:4:10 schema: "updated" must be a real date as YYYY-MM-DD, found the text "0025-09-07"',
      ],
    },
    {
      name: "an ambiguous date",
      change: edit(legal, "2024-11-18", "07/09/2025"),
      problems: [
        'content/legal/privacy.md:4:10 schema: "updated" must be a real date as YYYY-MM-DD, found the text "07/09/2025"',
      ],
    },
    {
      name: "a year instead of a date",
      change: edit(legal, "2024-11-18", "2025"),
      problems: [
        'content/legal/privacy.md:4:10 schema: "updated" must be a real date as YYYY-MM-DD, found the text "2025"',
      ],
    },
  ]);
});
