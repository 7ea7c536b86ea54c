import { edit, testFaults } from "../../support/faults";

const service = "services/refill.md";
const partner = "partners/depot.yml";

describe("The limits of YAML, and merges", () => {
  testFaults([
    {
      name: "an anchor",
      change: edit(service, "title: Refill", "title: &a Refill"),
      problems: [
        "content/services/refill.md:2:11 yaml-limits: &a (anchor) is not allowed; put the whole text in double quotes if it is meant as text",
      ],
    },
    {
      name: "an alias",
      change: edit(service, "title: Refill", "title: *bold*"),
      problems: [
        "content/services/refill.md:2:8 yaml-limits: *bold* (alias) is not allowed; put the whole text in double quotes if it is meant as text",
      ],
    },
    {
      name: "a tag",
      change: edit(service, "title: Refill", "title: !!js/function x"),
      problems: [
        "content/services/refill.md:2:22 yaml-limits: !!js/function (tag) is not allowed; put the whole text in double quotes if it is meant as text",
      ],
    },
    {
      name: "a merge key",
      change: edit(partner, "order: 1", "<<: { order: 1 }"),
      problems: [
        "content/partners/depot.yml:4:1 yaml-limits: << (merge) is not allowed; write the fields out",
      ],
    },
    {
      name: "a prototype's name",
      change: edit(partner, "order: 1", "order: 1\n__proto__: 1"),
      problems: [
        'content/partners/depot.yml:5:1 yaml-limits: "__proto__" is not allowed as a field\'s name; delete it',
      ],
    },
    {
      name: "a field name that is a list",
      change: edit(partner, "order: 1", "order: 1\n? [a]\n: b"),
      problems: [
        "content/partners/depot.yml:5:3 yaml-limits: a field's name must be a single word; rename it",
      ],
    },
    {
      name: "two documents in a file",
      change: edit(partner, "order: 1", "order: 1\n---\nname: Two"),
      problems: [
        "content/partners/depot.yml:5:1 yaml-syntax: --- starts a second document, and a file contains only one; delete it",
      ],
    },
    {
      name: "a line --- in a YAML file",
      change: edit(partner, "name: Depot", "---\nname: Depot"),
      problems: [
        "content/partners/depot.yml:1:1 yaml-limits: a line --- or % at the start is not allowed; delete it",
      ],
    },
    {
      name: "a directive",
      change: edit(partner, "name: Depot", "%YAML 1.1\n---\nname: Depot"),
      problems: [
        "content/partners/depot.yml:1:1 yaml-limits: a line --- or % at the start is not allowed; delete it",
      ],
    },
    {
      name: "groups nested twelve levels deep",
      change: edit(partner, "order: 1", `order: ${"{a: ".repeat(11)}1${"}".repeat(11)}`),
      problems: [
        "content/partners/depot.yml:4:49 yaml-limits: groups and lists are nested too deeply; use fewer levels",
      ],
    },
    {
      name: "groups nested eleven levels deep",
      change: edit(partner, "order: 1", `order: ${"{a: ".repeat(10)}1${"}".repeat(10)}`),
      problems: [
        'content/partners/depot.yml:4:8 schema: "order" must be a whole number, found a group of fields',
      ],
    },
    {
      name: "endlessly nested groups",
      change: edit(partner, "order: 1", `order: ${"[".repeat(70)}`),
      problems: [
        "content/partners/depot.yml:4:8 yaml-syntax: the bracket [ is never closed; close it, or put the whole text in double quotes",
      ],
    },
    {
      name: "an unfinished merge",
      change: edit(
        service,
        "title: Refill",
        "<<<<<<< HEAD\ntitle: Refill\n=======\ntitle: Refills\n>>>>>>> main",
      ),
      problems: [
        'content/services/refill.md:2:1 merge-marker: "<<<<<<< HEAD" was left behind by a merge; keep one version and delete this line',
        'content/services/refill.md:4:1 merge-marker: "=======" was left behind by a merge; keep one version and delete this line',
        'content/services/refill.md:6:1 merge-marker: ">>>>>>> main" was left behind by a merge; keep one version and delete this line',
      ],
    },
    {
      name: "a merge marker in the text",
      change: edit(service, "We fill", "=======\nWe fill"),
      problems: [
        'content/services/refill.md:10:1 merge-marker: "=======" was left behind by a merge; keep one version and delete this line',
      ],
    },
  ]);
});
