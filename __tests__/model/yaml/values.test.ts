import { edit, testFaults } from "../../support/faults";

const service = "services/refill.md";
const legal = "legal/privacy.md";

describe("Mistakes in values", () => {
  testFaults([
    {
      name: "words after a # are lost",
      change: edit(service, "title: Refill", "title: Refill #1 choice in Lagos"),
      problems: [
        "content/services/refill.md:2:15 yaml-comment: text after # is a comment and is not shown; put the whole text in double quotes, or delete the comment",
      ],
    },
    {
      name: "a text that starts with #",
      change: edit(service, "title: Refill", "title: #1 refill"),
      problems: [
        "content/services/refill.md:2:8 yaml-comment: text cannot start with #; put the whole text in double quotes",
      ],
    },
    {
      name: "an item that starts with #",
      change: edit(legal, "- We keep little.", "- #1 rule"),
      problems: [
        "content/legal/privacy.md:7:5 yaml-comment: text cannot start with #; put the whole text in double quotes",
      ],
    },
    {
      name: "a comment on its own line or after a number is no fault",
      change: edit(service, "order: 1", "# The first one\norder: 1 # for now"),
      problems: [],
    },
    {
      name: "quotes around part of a text",
      change: edit(service, "title: Refill", 'title: "Refill" and more'),
      problems: [
        "content/services/refill.md:2:17 yaml-syntax: there is extra text after the value; put the whole text in single quotes, or delete it",
      ],
    },
    {
      name: "a colon in a text with quotes",
      change: edit(service, "title: Refill", 'title: Refill: the "good" one'),
      problems: [
        "content/services/refill.md:2:8 yaml-syntax: this text has a colon in it; put the whole text in single quotes",
      ],
    },
    {
      name: "a colon in a text with both kinds of quotes",
      change: edit(service, "title: Refill", 'title: Refill: the "good" one\'s'),
      problems: [
        "content/services/refill.md:2:8 yaml-syntax: this text has a colon in it; write “ ” for the quotes inside, and put the whole text in double quotes",
      ],
    },
    {
      name: "a colon in an item of a list",
      change: edit(legal, "- We keep little.", "- Note: we keep little."),
      problems: [
        'content/legal/privacy.md:7:5 schema: item 1 of "summary" must be text, found a group of fields; text with a colon in it needs double quotes around it',
      ],
    },
    {
      name: "a hexadecimal number",
      change: edit(service, "order: 1", "order: 0x10"),
      problems: [
        "content/services/refill.md:7:8 yaml-limits: 0x10 is read as the number 16; write that, or put it in double quotes if it is meant as text",
      ],
    },
    {
      name: "a number with an exponent",
      change: edit(service, "order: 1", "order: 1e1"),
      problems: [
        "content/services/refill.md:7:8 yaml-limits: 1e1 is read as the number 10; write that, or put it in double quotes if it is meant as text",
      ],
    },
    {
      name: "a decimal comma",
      change: edit("site/company.yml", "latitude: 9.8", "latitude: 9,8"),
      problems: [
        'content/site/company.yml:15:13 schema: "latitude" must be a number, found the text "9,8"; write 9.8',
      ],
    },
    {
      name: "a price with a comma missing",
      change: edit("products/small/index.md", "9,450.00", "1500,000"),
      problems: [
        'content/products/small/index.md:4:8 schema: "price" must be a price in naira such as 15,000.00, ₦15,000 or From ₦15,000, or On request, found the text "1500,000"',
      ],
    },
    {
      name: "a first item with more indentation than the others",
      change: edit(legal, "  - We keep little.", "    - We keep little.\n  - A.\n  - B."),
      problems: [
        "content/legal/privacy.md:8:3 yaml-syntax: this hyphen is not in line with the others of its list; give it as many spaces as they have",
      ],
    },
    {
      name: "an item of several fields with more indentation than the others",
      change: edit("site/not-found.yml", "  - label: The shelf", "    - label: The shelf"),
      problems: [
        "content/site/not-found.yml:10:5 yaml-syntax: this hyphen is not in line with the others of its list; give it as many spaces as they have",
      ],
    },
    {
      name: "an item without a space after its hyphen",
      change: edit(legal, "- We keep little.", "- We keep little.\n  -We say so."),
      problems: [
        'content/legal/privacy.md:8:3 yaml-syntax: an item of a list starts with a hyphen and a space ("- ")',
      ],
    },
    {
      name: "an item whose text is broken in two before a token",
      change: edit(legal, "- We keep little.", "- We keep it\n{policy.reply} at most."),
      problems: [
        'content/legal/privacy.md:8:1 yaml-syntax: this line is not part of an item; join it to the line above, or start it with "- " if it is an item of its own',
      ],
    },
    {
      name: "an item without its hyphen",
      change: edit(legal, "- We keep little.", "- We keep little.\n  We say so."),
      problems: [
        'content/legal/privacy.md:8:1 yaml-syntax: this line is not part of an item; join it to the line above, or start it with "- " if it is an item of its own',
      ],
    },
    {
      name: "an item with more indentation than the others",
      change: edit(legal, "- We keep little.", "- We keep little.\n   - We say so."),
      problems: [
        "content/legal/privacy.md:8:4 yaml-syntax: this hyphen starts no item, because it is not in line with the others; give it as many spaces as they have",
      ],
    },
    {
      name: "items with more indentation than the first",
      change: edit(
        legal,
        "  - We keep little.",
        "- We keep little.\n  - We say so.\n  - We delete it.",
      ),
      problems: [
        "content/legal/privacy.md:8:3 yaml-syntax: this hyphen starts no item, because it is not in line with the others; give it as many spaces as they have",
      ],
    },
  ]);
});
