import { edit, testFaults } from "../../../../support/faults";

const service = "services/refill.md";

describe("Mistakes in the wording of fields", () => {
  testFaults([
    {
      name: "a line break in HTML",
      change: edit(service, "title: Refill", "title: Refill<br>now"),
      problems: [
        'content/services/refill.md:2:8 markup: "<br>" is shown as typed; this field is plain text, so delete it',
      ],
    },
    {
      name: "bold text in HTML",
      change: edit(service, "title: Refill", "title: <b>Refill</b>"),
      problems: [
        'content/services/refill.md:2:8 markup: "<b>" is shown as typed; this field is plain text, so delete it',
      ],
    },
    {
      name: "a word between underscores",
      change: edit(service, "title: Refill", "title: _Free_ refill"),
      problems: [
        'content/services/refill.md:2:8 markup: "_Free_" is shown as typed; this field is plain text, so delete it',
      ],
    },
    {
      name: "struck-through words",
      change: edit(service, "title: Refill", "title: ~~Free~~ refill"),
      problems: [
        'content/services/refill.md:2:8 markup: "~~" is shown as typed; this field is plain text, so delete it',
      ],
    },
    {
      name: "a list in a plain-text field",
      change: edit(
        "site/company.yml",
        "blurb: Testgas fills bottles in Jos.",
        "blurb: |\n  - Fast\n  - Exact",
      ),
      problems: [
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
      problems: [],
    },
    {
      name: "a character written with a backslash in YAML",
      change: edit(service, "title: Refill", 'title: "\\u202ERefill"'),
      problems: [
        "content/services/refill.md:2:8 characters: invisible character U+202E is not allowed; npm run fix:content deletes it, or type the words around it again",
      ],
    },
    {
      name: "half of a surrogate pair",
      change: edit(service, "title: Refill", 'title: "Refill \\uD800"'),
      problems: ["content/services/refill.md:2:8 characters: broken character; type it again"],
    },
    {
      name: "a NUL written with a backslash in YAML",
      change: edit(service, "title: Refill", 'title: "Re\\0fill"'),
      problems: [
        "content/services/refill.md:2:8 characters: control character U+0000 is not allowed; delete it",
      ],
    },
    {
      name: "an invisible character written as a number in Markdown",
      change: edit(service, "We fill", "We &#x202E;fill"),
      problems: [
        "content/services/refill.md:10:1 characters: invisible character U+202E is not allowed; npm run fix:content deletes it, or type the words around it again",
      ],
    },
    {
      name: "a soft hyphen written by name in Markdown",
      change: edit(service, "We fill", "We re&shy;fill"),
      problems: [
        "content/services/refill.md:10:1 characters: invisible character U+00AD is not allowed; npm run fix:content deletes it, or type the words around it again",
      ],
    },
    {
      name: "a no-break space is no fault",
      change: edit(service, "We fill", "&nbsp;We&nbsp;fill"),
      problems: [],
    },
  ]);
});
