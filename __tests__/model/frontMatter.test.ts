import { edit, put, testFaults } from "../support/faults";

const service = "services/refill.md";
const partner = "partners/depot.yml";

describe("The format of front matter and YAML", () => {
  testFaults([
    {
      name: "an empty file",
      change: put(service, ""),
      problems: [
        "content/services/refill.md:1:1 empty: the file has no content; fill it in, or delete it",
      ],
    },
    {
      name: "a file with only spaces",
      change: put(partner, " \n\n "),
      problems: [
        "content/partners/depot.yml:1:1 empty: the file has no content; fill it in, or delete it",
      ],
    },
    {
      name: "an empty line before ---",
      change: (tree) => put(service, `\n${String(tree.get(service))}`)(tree),
      problems: [
        "content/services/refill.md:1:1 frontmatter: the first line must be ---, found an empty line; delete the lines above ---",
      ],
    },
    {
      name: "text before ---",
      change: (tree) => put(service, `Refill\n${String(tree.get(service))}`)(tree),
      problems: [
        'content/services/refill.md:1:1 frontmatter: the first line must be ---, found "Refill"',
      ],
    },
    {
      name: "a space before ---",
      change: edit(service, "---\ntitle", " ---\ntitle"),
      problems: [
        "content/services/refill.md:1:1 frontmatter: the first line must be ---, found spaces beside it; delete them",
      ],
    },
    {
      name: "four hyphens",
      change: edit(service, "---\ntitle", "----\ntitle"),
      problems: [
        "content/services/refill.md:1:1 frontmatter: the first line must be ---, found 4 hyphens; write three",
      ],
    },
    {
      name: "TOML front matter",
      change: edit(service, "---\ntitle", "+++\ntitle"),
      problems: [
        'content/services/refill.md:1:1 frontmatter: the first line must be ---, found "+++"; write --- alone',
      ],
    },
    {
      name: "JSON front matter",
      change: edit(service, "---\ntitle", ";;;\ntitle"),
      problems: [
        'content/services/refill.md:1:1 frontmatter: the first line must be ---, found ";;;"; write --- alone',
      ],
    },
    {
      name: "a language after ---",
      change: edit(service, "---\ntitle", "---js\ntitle"),
      problems: [
        'content/services/refill.md:1:1 frontmatter: the first line must be ---, found "---js"; write --- alone',
      ],
    },
    {
      name: "front matter that is never closed",
      change: edit(service, "order: 1\n---", "order: 1"),
      problems: [
        "content/services/refill.md:1:1 frontmatter: the front matter is never closed; add a line --- below its last field",
      ],
    },
    {
      name: "a space after the closing ---",
      change: edit(service, "order: 1\n---", "order: 1\n--- "),
      problems: [
        "content/services/refill.md:8:1 frontmatter: the line that closes the front matter must be --- and nothing else",
      ],
    },
    {
      name: "no front matter at all",
      change: put(service, "We fill what you need.\n"),
      problems: [
        'content/services/refill.md:1:1 frontmatter: the first line must be ---, found "We fill what you need."',
      ],
    },
    {
      name: "no text below the front matter",
      change: edit(service, "We fill what you need. Read [how to stay safe](/safety#hiss).", ""),
      problems: [
        "content/services/refill.md:1:1 empty: there is no text below the front matter; write it below line 8",
      ],
    },
  ]);
});
