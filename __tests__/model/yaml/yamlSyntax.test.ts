import { edit, put, testFaults } from "../../support/faults";

const service = "services/refill.md";
const partner = "partners/depot.yml";

describe("The syntax of YAML", () => {
  testFaults([
    {
      name: "a tab before an item of a list",
      change: edit("legal/privacy.md", "little.", "little.\n\t- And more."),
      problems: [
        "content/legal/privacy.md:8:1 yaml-syntax: the line is indented with a tab; use two spaces",
      ],
    },
    {
      name: "no space after a colon",
      change: edit("products/small/index.md", "category: Bottles", "category:Bottles"),
      problems: [
        "content/products/small/index.md:3:1 yaml-syntax: there is no space after the colon; write category: Bottles",
      ],
    },
    {
      name: "no space after the last colon",
      change: edit("products/small/index.md", "order: 1", "order:1"),
      problems: [
        "content/products/small/index.md:8:1 yaml-syntax: there is no space after the colon; write order: 1",
      ],
    },
    {
      name: "an unclosed quote",
      change: edit(service, "title: Refill", 'title: "Refill'),
      problems: [
        'content/services/refill.md:2:8 yaml-syntax: the text that starts with " is never closed; add a closing " at the end of line 2',
      ],
    },
    {
      name: "an unclosed single quote",
      change: edit(service, "title: Refill", "title: 'Refill"),
      problems: [
        "content/services/refill.md:2:8 yaml-syntax: the text that starts with ' is never closed; add a closing ' at the end of line 2",
      ],
    },
    {
      name: "a quote that closes too early",
      change: edit(service, "title: Refill", 'title: "Refill" of gas'),
      problems: [
        "content/services/refill.md:2:17 yaml-syntax: there is extra text after the value; put the whole text in single quotes, or delete it",
      ],
    },
    {
      name: "a colon in a text",
      change: edit(service, "title: Refill", "title: Refill: gas"),
      problems: [
        "content/services/refill.md:2:8 yaml-syntax: this text has a colon in it; put the whole text in double quotes",
      ],
    },
    {
      name: "a tab",
      change: edit(service, "title: Refill", "\ttitle: Refill"),
      problems: [
        "content/services/refill.md:2:1 yaml-syntax: the line is indented with a tab; use two spaces",
      ],
    },
    {
      name: "a line without a colon",
      change: edit(service, "order: 1", "order: 1\nurgent"),
      problems: [
        "content/services/refill.md:8:1 yaml-syntax: this line has no colon; write it as name: value",
      ],
    },
    {
      name: "no space after the colon",
      change: put(partner, "name:Depot\n"),
      problems: [
        'content/partners/depot.yml:1:1 schema: a content file is made of lines such as name: value, found the text "name:Depot"; is there a space after the colon?',
      ],
    },
    {
      name: "a line with too much indentation",
      change: edit(partner, "isIllustrative", "  isIllustrative"),
      problems: [
        "content/partners/depot.yml:3:1 yaml-syntax: the line is indented further than the one above; line it up",
      ],
    },
    {
      name: "an item without its list",
      change: edit(service, "title: Refill", "- title: Refill"),
      problems: [
        "content/services/refill.md:3:1 yaml-syntax: this line does not fit below the lines above it; check its indentation",
      ],
    },
    {
      name: "a text that starts with a percent sign",
      change: edit(service, "title: Refill", "title: %5 off"),
      problems: [
        "content/services/refill.md:2:8 yaml-syntax: text cannot start with %; put the whole text in double quotes",
      ],
    },
    {
      name: "a text that starts with a backtick",
      change: edit(service, "title: Refill", "title: `Refill`"),
      problems: [
        "content/services/refill.md:2:8 yaml-syntax: text cannot start with `; put the whole text in double quotes",
      ],
    },
    {
      name: "an unclosed bracket",
      change: edit(service, "title: Refill", "title: [Refill"),
      problems: [
        "content/services/refill.md:2:8 yaml-syntax: the bracket [ is never closed; close it, or put the whole text in double quotes",
      ],
    },
    {
      name: "an unopened bracket",
      change: edit(service, "title: Refill", "title: ]"),
      problems: [
        "content/services/refill.md:2:8 yaml-syntax: text cannot start with ]; put the whole text in double quotes",
      ],
    },
    {
      name: "a backslash between double quotes",
      change: edit(service, "title: Refill", 'title: "C:\\\\Refill"'.replace("\\\\", "\\")),
      problems: [
        "content/services/refill.md:2:11 yaml-syntax: a backslash has a special meaning inside double quotes; write it twice",
      ],
    },
    {
      name: "a duplicate field",
      change: edit(service, "order: 1", "order: 1\ntitle: Refill again"),
      problems: [
        'content/services/refill.md:8:1 yaml-duplicate-key: "title" is already set on line 2; delete one of the two lines',
      ],
    },
    {
      name: "a duplicate field in a group",
      change: edit("site/not-found.yml", "    to: /", "    to: /\n    to: /contact"),
      problems: [
        'content/site/not-found.yml:10:5 yaml-duplicate-key: "to" is already set on line 9; delete one of the two lines',
      ],
    },
  ]);
});
