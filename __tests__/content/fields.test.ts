/** @jest-environment node */

import { edit, testFaults } from "../support/faults";

const service = "services/refill.md";
const legal = "legal/privacy.md";
const company = "site/company.yml";

describe("The fields of a file", () => {
  testFaults([
    {
      name: "a missing field",
      change: edit(service, "title: Refill\n", ""),
      says: ['content/services/refill.md:1:1 schema: "title" is required'],
    },
    {
      name: "a misspelled field",
      change: edit(service, "title: Refill", "tilte: Refill"),
      says: ['content/services/refill.md:2:1 schema: unknown field "tilte"; did you mean "title"?'],
    },
    {
      name: "an unknown field",
      change: edit(service, "order: 1", "order: 1\ncolour: red"),
      says: [
        'content/services/refill.md:8:1 schema: unknown field "colour"; allowed: title, description, image, imageAlt, icon, order',
      ],
    },
    {
      name: "an unknown field in a group",
      change: edit(company, "  region: Lagos", "  region: Lagos\n  street: Lekki Road"),
      says: [
        'content/site/company.yml:10:3 schema: unknown field "street"; allowed: locality, region, country, countryCode',
      ],
    },
    {
      name: "a field that is missing in a group",
      change: edit(company, "  region: Lagos\n", ""),
      says: ['content/site/company.yml:7:1 schema: "region" is required'],
    },
    {
      name: "a field that is missing in an item",
      change: edit("site/not-found.yml", "\n    to: /", ""),
      says: ['content/site/not-found.yml:8:5 schema: "to" is required'],
    },
    {
      name: "a group that is missing",
      change: edit("site/navigation.yml", "  company:\n    title: Company\n", ""),
      says: ['content/site/navigation.yml:12:1 schema: "company" is required'],
    },
    {
      name: "a missing text for a picture",
      change: edit(service, "imageAlt: A cylinder on a scale\n", ""),
      says: [
        'content/services/refill.md:1:1 schema: "imageAlt" is required; describe the picture for people who cannot see it',
      ],
    },
    {
      name: "a text where a number belongs",
      change: edit(service, "order: 1", "order: first"),
      says: [
        'content/services/refill.md:7:8 schema: "order" must be a whole number, found the text "first"',
      ],
    },
    {
      name: "a fraction where a whole number belongs",
      change: edit(service, "order: 1", "order: 1.5"),
      says: [
        'content/services/refill.md:7:8 schema: "order" must be a whole number, found the number 1.5',
      ],
    },
    {
      name: "a number that is too small",
      change: edit(service, "order: 1", "order: 0"),
      says: ['content/services/refill.md:7:8 schema: "order" must be at least 1, found 0'],
    },
    {
      name: "a number that is too large",
      change: edit(service, "order: 1", "order: 1000"),
      says: ['content/services/refill.md:7:8 schema: "order" must be at most 999, found 1000'],
    },
    {
      name: "a number where a text belongs",
      change: edit(service, "title: Refill", "title: 12"),
      says: [
        'content/services/refill.md:2:8 schema: "title" must be a text, found the number 12; put it in quotes: "12"',
      ],
    },
    {
      name: "yes where true belongs",
      change: edit("partners/depot.yml", "true", "yes"),
      says: [
        'content/partners/depot.yml:3:17 schema: "isIllustrative" must be true or false, found the text "yes"; write true',
      ],
    },
    {
      name: "a text where a list belongs",
      change: edit(legal, "summary:\n  - We keep little.", "summary: We keep little."),
      says: [
        'content/legal/privacy.md:6:10 schema: "summary" must be a list, found the text "We keep little."; start each item on its own line with a hyphen',
      ],
    },
    {
      name: "a list where a text belongs",
      change: edit(service, "title: Refill", "title:\n  - Refill"),
      says: ['content/services/refill.md:3:3 schema: "title" must be a text, found a list'],
    },
    {
      name: "a group where a text belongs",
      change: edit(service, "title: Refill", "title:\n  en: Refill"),
      says: [
        'content/services/refill.md:3:3 schema: "title" must be a text, found a group of fields',
      ],
    },
    {
      name: "a text where a group belongs",
      change: edit(
        "site/not-found.yml",
        "meta:\n  title: Page not found\n  description: This page does not exist.",
        "meta: Page not found",
      ),
      says: [
        'content/site/not-found.yml:1:7 schema: "meta" must be a group of fields, found the text "Page not found"',
      ],
    },
    {
      name: "a field without a value",
      change: edit(service, "title: Refill", "title:"),
      says: [
        'content/services/refill.md:2:1 schema: "title" is empty; write its value behind the colon',
      ],
    },
    {
      name: "a text of spaces",
      change: edit(service, "title: Refill", 'title: "  "'),
      says: ['content/services/refill.md:2:8 schema: "title" is empty; write a text'],
    },
    {
      name: "a text that is too long",
      change: edit(service, "title: Refill", `title: ${"a".repeat(201)}`),
      says: [
        'content/services/refill.md:2:8 schema: "title" must have at most 200 characters, found 201',
      ],
    },
    {
      name: "a list without items",
      change: edit(legal, "summary:\n  - We keep little.", "summary: []"),
      says: ['content/legal/privacy.md:6:10 schema: "summary" must have at least 1 item, found 0'],
    },
    {
      name: "a list with too many items",
      change: edit(legal, "  - We keep little.", "  - We keep little.\n".repeat(9).trimEnd()),
      says: ['content/legal/privacy.md:7:3 schema: "summary" must have at most 8 items, found 9'],
    },
    {
      name: "an item of the wrong type",
      change: edit(legal, "  - We keep little.", "  - 12"),
      says: [
        'content/legal/privacy.md:7:5 schema: item 1 of "summary" must be a text, found the number 12; put it in quotes: "12"',
      ],
    },
    {
      name: "an impossible date",
      change: edit(legal, "2025-09-07", "2025-02-30"),
      says: [
        'content/legal/privacy.md:4:10 schema: "updated" must be a real date as YYYY-MM-DD, found the text "2025-02-30"',
      ],
    },
    {
      name: "a date in the wrong century",
      change: edit(legal, "2025-09-07", "0025-09-07"),
      says: [
        'content/legal/privacy.md:4:10 schema: "updated" must be a real date as YYYY-MM-DD, found the text "0025-09-07"',
      ],
    },
    {
      name: "an ambiguous date",
      change: edit(legal, "2025-09-07", "07/09/2025"),
      says: [
        'content/legal/privacy.md:4:10 schema: "updated" must be a real date as YYYY-MM-DD, found the text "07/09/2025"',
      ],
    },
    {
      name: "a year for a date",
      change: edit(legal, "2025-09-07", "2025"),
      says: [
        'content/legal/privacy.md:4:10 schema: "updated" must be a real date as YYYY-MM-DD, found the number 2025',
      ],
    },
    {
      name: "an e-mail address without a site",
      change: edit(company, "sales@ilerugas.ng", "sales"),
      says: [
        'content/site/company.yml:5:8 schema: "email" must be an e-mail address such as sales@example.com, found the text "sales"',
      ],
    },
    {
      name: "a telephone number without its country",
      change: edit(company, "+234 801 234 5678", "0801 234 5678"),
      says: [
        'content/site/company.yml:4:12 schema: "telephone" must be a number such as +234 800 000 0000, found the text "0801 234 5678"',
      ],
    },
    {
      name: "a WhatsApp number with a plus",
      change: edit(company, '"2348012345678"', '"+2348012345678"'),
      says: [
        'content/site/company.yml:6:11 schema: "whatsapp" must be 8 to 15 digits in quotes, found the text "+2348012345678"',
      ],
    },
    {
      name: "a WhatsApp number without quotes",
      change: edit(company, '"2348012345678"', "2348012345678"),
      says: [
        'content/site/company.yml:6:11 schema: "whatsapp" must be a text, found the number 2348012345678; put it in quotes: "2348012345678"',
      ],
    },
    {
      name: "a place outside the world",
      change: edit(company, "latitude: 6.5", "latitude: 96.5"),
      says: ['content/site/company.yml:14:13 schema: "latitude" must be at most 90, found 96.5'],
    },
    {
      name: "a country in small letters",
      change: edit(company, "countryCode: NG", "countryCode: ng"),
      says: [
        'content/site/company.yml:11:16 schema: "countryCode" must be two capital letters such as NG, found the text "ng"',
      ],
    },
    {
      name: "a price in words",
      change: edit("products/small/index.md", "15,000.00", "cheap"),
      says: [
        'content/products/small/index.md:4:8 schema: "price" must be a price in naira such as 15,000.00, found the text "cheap"',
      ],
    },
    {
      name: "an address of another site without https",
      change: edit(company, "https://facebook.com/ilerugas", "facebook.com/ilerugas"),
      says: [
        'content/site/company.yml:19:10 schema: "url" must be an address that starts with https://, found the text "facebook.com/ilerugas"',
      ],
    },
    {
      name: "an insecure address of another site",
      change: edit(company, "https://facebook.com", "http://facebook.com"),
      says: ["content/site/company.yml:19:10 link-insecure: use https://"],
    },
    {
      name: "a script for an address",
      change: edit(company, "https://facebook.com/ilerugas", '"javascript:alert(1)"'),
      says: [
        'content/site/company.yml:19:10 link-unsafe: the link type "javascript:" is not allowed; allowed: https:, mailto:, tel:',
      ],
    },
    {
      name: "a password in an address",
      change: edit(company, "https://facebook.com", "https://me:secret@facebook.com"),
      says: [
        "content/site/company.yml:19:10 link-broken: an address must not hold a name or password",
      ],
    },
    {
      name: "an address without a site's name",
      change: edit(company, "https://facebook.com/ilerugas", "https://facebook"),
      says: ['content/site/company.yml:19:10 link-broken: "facebook" is not the name of a site'],
    },
    {
      name: "a slot that is missing",
      change: edit("site/navigation.yml", "© {year} {company}", "© {year}"),
      says: [
        'content/site/navigation.yml:31:14 schema: "copyright" must contain {company}; the page puts the value there, found the text "© {year}"',
      ],
    },
    {
      name: "a slot that is unknown",
      change: edit("site/navigation.yml", "© {year} {company}", "© {year} {company} {yaer}"),
      says: [
        "content/site/navigation.yml:31:14 token: {yaer} is not filled in here; did you mean {year}?",
      ],
    },
    {
      name: "a slot in a text without slots",
      change: edit(service, "title: Refill", "title: Refill by {name}"),
      says: [
        "content/services/refill.md:2:8 token: {name} is not filled in here; write the words themselves",
      ],
    },
    {
      name: "a company token in a field",
      change: edit(service, "Gas by the kilogram.", "Call {company.phone}."),
      says: [
        "content/services/refill.md:3:14 token: {company.phone} is not filled in here; write the words themselves",
      ],
    },
    {
      name: "Markdown in a field",
      change: edit(service, "Gas by the kilogram.", "Gas **by** the kilogram."),
      says: [
        'content/services/refill.md:3:14 markup: "**" is shown as it is typed; this field is plain text',
      ],
    },
    {
      name: "an entity in a field",
      change: edit(service, "Gas by the kilogram.", "Gas &amp; more."),
      says: [
        'content/services/refill.md:3:14 markup: "&amp;" is shown as it is typed; write the character itself',
      ],
    },
    {
      name: "placeholder text in a field",
      change: edit(service, "Gas by the kilogram.", "TODO"),
      says: ['content/services/refill.md:3:14 placeholder-text: "TODO" in "description"'],
    },
    {
      name: "lorem ipsum in a field",
      change: edit(service, "Gas by the kilogram.", "Lorem ipsum dolor sit amet."),
      says: ['content/services/refill.md:3:14 placeholder-text: "Lorem ipsum" in "description"'],
    },
    {
      name: "several faults in several files",
      change: (tree) => {
        edit(service, "order: 1", "order: first")(tree);
        edit(service, "title: Refill", "tilte: Refill")(tree);
        edit(legal, "2025-09-07", "soon")(tree);
      },
      says: [
        'content/legal/privacy.md:4:10 schema: "updated" must be a real date as YYYY-MM-DD, found the text "soon"',
        'content/services/refill.md:2:1 schema: unknown field "tilte"; did you mean "title"?',
        'content/services/refill.md:7:8 schema: "order" must be a whole number, found the text "first"',
      ],
    },
    {
      name: "a script in a text is no fault, for it is shown as text",
      change: edit(service, "title: Refill", 'title: "</script><img src=x onerror=alert(1)>"'),
      says: [],
    },
    {
      name: "the longest title is no fault",
      change: edit(service, "title: Refill", `title: ${"a".repeat(200)}`),
      says: [],
    },
  ]);
});
