/** @jest-environment node */

import { edit, put, testFaults } from "../support/faults";

const service = "services/refill.md";
const partner = "partners/depot.yml";

describe("The form of front matter and YAML", () => {
  testFaults([
    {
      name: "an empty file",
      change: put(service, ""),
      says: [
        "content/services/refill.jpg:1:1 image-unused: no content file shows this picture; delete it, or name it in a file",
        "content/services/refill.md:1:1 empty: the file has no content",
        "content/services/refill.svg:1:1 image-unused: no content file shows this picture; delete it, or name it in a file",
      ],
    },
    {
      name: "a file of spaces",
      change: put(partner, " \n\n "),
      says: [
        "content/partners/depot.svg:1:1 image-unused: no content file shows this picture; delete it, or name it in a file",
        "content/partners/depot.yml:1:1 empty: the file has no content",
      ],
    },
    {
      name: "an empty line before ---",
      change: (tree) => put(service, `\n${String(tree.get(service))}`)(tree),
      says: [
        "content/services/refill.md:1:1 frontmatter: the first line must be ---, found an empty line; delete the lines above ---",
      ],
    },
    {
      name: "a text before ---",
      change: (tree) => put(service, `Refill\n${String(tree.get(service))}`)(tree),
      says: [
        'content/services/refill.md:1:1 frontmatter: the first line must be ---, found "Refill"',
      ],
    },
    {
      name: "a space before ---",
      change: edit(service, "---\ntitle", " ---\ntitle"),
      says: [
        "content/services/refill.md:1:1 frontmatter: the first line must be ---, found spaces beside it; delete them",
      ],
    },
    {
      name: "four hyphens",
      change: edit(service, "---\ntitle", "----\ntitle"),
      says: [
        "content/services/refill.md:1:1 frontmatter: the first line must be ---, found 4 hyphens",
      ],
    },
    {
      name: "TOML front matter",
      change: edit(service, "---\ntitle", "+++\ntitle"),
      says: [
        'content/services/refill.md:1:1 frontmatter: the first line must be ---, found "+++"; front matter is always YAML',
      ],
    },
    {
      name: "JSON front matter",
      change: edit(service, "---\ntitle", ";;;\ntitle"),
      says: [
        'content/services/refill.md:1:1 frontmatter: the first line must be ---, found ";;;"; front matter is always YAML',
      ],
    },
    {
      name: "a language behind ---",
      change: edit(service, "---\ntitle", "---js\ntitle"),
      says: [
        'content/services/refill.md:1:1 frontmatter: the first line must be ---, found "---js"; front matter is always YAML',
      ],
    },
    {
      name: "front matter that is never closed",
      change: edit(service, "order: 1\n---", "order: 1"),
      says: [
        "content/services/refill.md:1:1 frontmatter: the front matter is never closed; add a line --- below its last field",
      ],
    },
    {
      name: "a space behind the closing ---",
      change: edit(service, "order: 1\n---", "order: 1\n--- "),
      says: [
        "content/services/refill.md:8:1 frontmatter: the line that closes the front matter must be --- and nothing else",
      ],
    },
    {
      name: "no front matter at all",
      change: put(service, "We fill what you need.\n"),
      says: [
        "content/services/refill.jpg:1:1 image-unused: no content file shows this picture; delete it, or name it in a file",
        'content/services/refill.md:1:1 frontmatter: the first line must be ---, found "We fill what you need."',
        "content/services/refill.svg:1:1 image-unused: no content file shows this picture; delete it, or name it in a file",
      ],
    },
    {
      name: "no text below the front matter",
      change: edit(service, "We fill what you need. Read [how to stay safe](/safety#leak).", ""),
      says: [
        "content/services/refill.md:1:1 empty: there is no text below the front matter; write it below line 8",
      ],
    },
    {
      name: "a quote that is never closed",
      change: edit(service, "title: Refill", 'title: "Refill'),
      says: [
        'content/services/refill.md:2:8 yaml-syntax: the text that starts with " is never closed; add a closing " at the end of line 2',
      ],
    },
    {
      name: "a single quote that is never closed",
      change: edit(service, "title: Refill", "title: 'Refill"),
      says: [
        "content/services/refill.md:2:8 yaml-syntax: the text that starts with ' is never closed; add a closing ' at the end of line 2",
      ],
    },
    {
      name: "a quote that closes too early",
      change: edit(service, "title: Refill", 'title: "Refill" of gas'),
      says: [
        "content/services/refill.md:2:17 yaml-syntax: something is left over here; put the whole text in double quotes, or delete it",
      ],
    },
    {
      name: "a colon in a text",
      change: edit(service, "title: Refill", "title: Refill: gas"),
      says: [
        "content/services/refill.md:2:8 yaml-syntax: a text with a colon in it; put the whole text in double quotes",
      ],
    },
    {
      name: "a tab",
      change: edit(service, "title: Refill", "\ttitle: Refill"),
      says: [
        "content/services/refill.md:2:1 yaml-syntax: the line is indented with a tab; use two spaces",
      ],
    },
    {
      name: "a line without a colon",
      change: edit(service, "order: 1", "order: 1\nurgent"),
      says: [
        "content/services/refill.md:8:1 yaml-syntax: a line without a colon; each line is name: value",
      ],
    },
    {
      name: "no space behind the colon",
      change: put(partner, "name:Depot\n"),
      says: [
        "content/partners/depot.svg:1:1 image-unused: no content file shows this picture; delete it, or name it in a file",
        'content/partners/depot.yml:1:1 schema: a content file is made of lines such as name: value, found the text "name:Depot"; is there a space behind the colon?',
      ],
    },
    {
      name: "a line indented too far",
      change: edit(partner, "isIllustrative", "  isIllustrative"),
      says: [
        "content/partners/depot.yml:3:1 yaml-syntax: the line is indented further than the one above",
      ],
    },
    {
      name: "an item without its list",
      change: edit(service, "title: Refill", "- title: Refill"),
      says: [
        "content/services/refill.md:3:1 yaml-syntax: the line does not belong to the lines above; compare the indentation",
      ],
    },
    {
      name: "a text that starts with a percent sign",
      change: edit(service, "title: Refill", "title: %5 off"),
      says: [
        "content/services/refill.md:2:8 yaml-syntax: a text cannot start with %; put the whole text in double quotes",
      ],
    },
    {
      name: "a text that starts with a backtick",
      change: edit(service, "title: Refill", "title: `Refill`"),
      says: [
        "content/services/refill.md:2:8 yaml-syntax: a text cannot start with `; put the whole text in double quotes",
      ],
    },
    {
      name: "a bracket that is never closed",
      change: edit(service, "title: Refill", "title: [Refill"),
      says: [
        "content/services/refill.md:2:8 yaml-syntax: the bracket [ is never closed; close it, or put a text in double quotes",
      ],
    },
    {
      name: "a bracket that opens nowhere",
      change: edit(service, "title: Refill", "title: ]"),
      says: [
        "content/services/refill.md:2:8 yaml-syntax: a text cannot start with ]; put the whole text in double quotes",
      ],
    },
    {
      name: "a backslash between double quotes",
      change: edit(service, "title: Refill", 'title: "C:\\\\Refill"'.replace("\\\\", "\\")),
      says: [
        "content/services/refill.md:2:11 yaml-syntax: a backslash has a meaning between double quotes; write it twice",
      ],
    },
    {
      name: "a name that is set twice",
      change: edit(service, "order: 1", "order: 1\ntitle: Refill again"),
      says: ['content/services/refill.md:8:1 yaml-duplicate-key: "title" is already set on line 2'],
    },
    {
      name: "a name that is set twice in a group",
      change: edit("site/not-found.yml", "    to: /", "    to: /\n    to: /contact"),
      says: ['content/site/not-found.yml:10:5 yaml-duplicate-key: "to" is already set on line 9'],
    },
    {
      name: "an anchor",
      change: edit(service, "title: Refill", "title: &a Refill"),
      says: [
        "content/services/refill.md:2:11 yaml-limits: &a (anchor) is not allowed; put the whole text in double quotes if it is one",
      ],
    },
    {
      name: "an alias",
      change: edit(service, "title: Refill", "title: *bold*"),
      says: [
        "content/services/refill.md:2:8 yaml-limits: *bold* (alias) is not allowed; put the whole text in double quotes if it is one",
      ],
    },
    {
      name: "a tag",
      change: edit(service, "title: Refill", "title: !!js/function x"),
      says: [
        "content/services/refill.md:2:22 yaml-limits: !!js/function (tag) is not allowed; put the whole text in double quotes if it is one",
      ],
    },
    {
      name: "a merge key",
      change: edit(partner, "order: 1", "<<: { order: 1 }"),
      says: ["content/partners/depot.yml:4:1 yaml-limits: << (merge) is not allowed"],
    },
    {
      name: "a prototype's name",
      change: edit(partner, "order: 1", "order: 1\n__proto__: 1"),
      says: [
        'content/partners/depot.yml:5:1 yaml-limits: "__proto__" is not allowed as a field\'s name',
      ],
    },
    {
      name: "a name that is a list",
      change: edit(partner, "order: 1", "order: 1\n? [a]\n: b"),
      says: ["content/partners/depot.yml:5:3 yaml-limits: a field's name must be one word"],
    },
    {
      name: "two documents in a file",
      change: edit(partner, "order: 1", "order: 1\n---\nname: Two"),
      says: [
        "content/partners/depot.yml:5:1 yaml-syntax: --- starts a second document; a file holds one",
      ],
    },
    {
      name: "a line --- in a YAML file",
      change: edit(partner, "name: Depot", "---\nname: Depot"),
      says: [
        "content/partners/depot.yml:1:1 yaml-limits: a line --- or % at the start is not allowed; delete it",
      ],
    },
    {
      name: "a directive",
      change: edit(partner, "name: Depot", "%YAML 1.1\n---\nname: Depot"),
      says: [
        "content/partners/depot.yml:1:1 yaml-limits: a line --- or % at the start is not allowed; delete it",
      ],
    },
    {
      name: "groups without an end",
      change: edit(partner, "order: 1", `order: ${"[".repeat(70)}`),
      says: [
        "content/partners/depot.yml:4:8 yaml-syntax: the bracket [ is never closed; close it, or put a text in double quotes",
        "content/partners/depot.yml:4:30 yaml-limits: groups and lists are nested too deeply",
      ],
    },
    {
      name: "a merge that was not finished",
      change: edit(
        service,
        "title: Refill",
        "<<<<<<< HEAD\ntitle: Refill\n=======\ntitle: Refills\n>>>>>>> main",
      ),
      says: [
        'content/services/refill.md:2:1 merge-marker: "<<<<<<< HEAD" was left by a merge; keep one of the versions and delete this line',
        'content/services/refill.md:4:1 merge-marker: "=======" was left by a merge; keep one of the versions and delete this line',
        'content/services/refill.md:6:1 merge-marker: ">>>>>>> main" was left by a merge; keep one of the versions and delete this line',
      ],
    },
    {
      name: "a merge marker in the text",
      change: edit(service, "We fill", "=======\nWe fill"),
      says: [
        'content/services/refill.md:10:1 merge-marker: "=======" was left by a merge; keep one of the versions and delete this line',
      ],
    },
  ]);
});
