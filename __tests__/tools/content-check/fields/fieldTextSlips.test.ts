/** @jest-environment node */

import { edit, testFaults } from "../../../support/faults";

const service = "services/refill.md";

describe("Slips in the wording of fields", () => {
  testFaults([
    {
      name: "a WhatsApp number without the country",
      change: edit("site/company.yml", '"2348098765432"', '"08012345678"'),
      says: [
        'content/site/company.yml:6:11 schema: "whatsapp" must be 8 to 15 digits in quotes, starting with the country code: 234 instead of the first 0, found the text "08012345678"',
      ],
    },
    {
      name: "a telephone number whose country starts with 0",
      change: edit("site/company.yml", "+234 801 234 5678", "+0801 234 5678"),
      says: [
        'content/site/company.yml:4:12 schema: "telephone" must be a telephone number such as +234 800 000 0000, found the text "+0801 234 5678"',
      ],
    },
    {
      name: "a line break as in HTML",
      change: edit(service, "title: Refill", "title: Refill<br>now"),
      says: [
        'content/services/refill.md:2:8 markup: "<br>" is shown as typed; this field is plain text, so delete it',
      ],
    },
    {
      name: "bold as in HTML",
      change: edit(service, "title: Refill", "title: <b>Refill</b>"),
      says: [
        'content/services/refill.md:2:8 markup: "<b>" is shown as typed; this field is plain text, so delete it',
      ],
    },
    {
      name: "a word between underscores",
      change: edit(service, "title: Refill", "title: _Free_ refill"),
      says: [
        'content/services/refill.md:2:8 markup: "_Free_" is shown as typed; this field is plain text, so delete it',
      ],
    },
    {
      name: "words that are crossed out",
      change: edit(service, "title: Refill", "title: ~~Free~~ refill"),
      says: [
        'content/services/refill.md:2:8 markup: "~~" is shown as typed; this field is plain text, so delete it',
      ],
    },
    {
      name: "a list in a plain text",
      change: edit(
        "site/company.yml",
        "blurb: Testgas fills bottles in Jos.",
        "blurb: |\n  - Fast\n  - Exact",
      ),
      says: [
        "content/site/company.yml:3:8 markup: a list is not shown as a list here; write a sentence",
      ],
    },
    {
      name: "an address with underscores is no fault",
      change: edit(
        "site/company.yml",
        "blurb: Testgas fills bottles in Jos.",
        "blurb: See https://nmdpra.gov.ng/a__b and file_name_x.",
      ),
      says: [],
    },
    {
      name: "a character that YAML writes with a backslash",
      change: edit(service, "title: Refill", 'title: "\\u202ERefill"'),
      says: [
        "content/services/refill.md:2:8 characters: invisible character U+202E is not allowed; delete it",
      ],
    },
    {
      name: "half of a character",
      change: edit(service, "title: Refill", 'title: "Refill \\uD800"'),
      says: ["content/services/refill.md:2:8 characters: broken character; type it again"],
    },
    {
      name: "a NUL that YAML writes with a backslash",
      change: edit(service, "title: Refill", 'title: "Re\\0fill"'),
      says: [
        "content/services/refill.md:2:8 characters: control character U+0000 is not allowed; delete it",
      ],
    },
    {
      name: "an invisible character that Markdown writes with a number",
      change: edit(service, "We fill", "We &#x202E;fill"),
      says: [
        "content/services/refill.md:10:1 characters: invisible character U+202E is not allowed; delete it",
      ],
    },
    {
      name: "a soft hyphen that Markdown writes with a name",
      change: edit(service, "We fill", "We re&shy;fill"),
      says: [
        "content/services/refill.md:10:1 characters: invisible character U+00AD is not allowed; delete it",
      ],
    },
    {
      name: "a space that does not break is no fault",
      change: edit(service, "We fill", "&nbsp;We&nbsp;fill"),
      says: [],
    },
  ]);
});
