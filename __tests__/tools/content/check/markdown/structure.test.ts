import { edit, testFaults } from "../../../../support/faults";

const guide = "legal/privacy.md";
const text = (to: string) => edit(guide, "Your name.", to);

describe("Markdown syntax", () => {
  testFaults([
    {
      name: "a table with backslashes before its bars",
      change: text("\\| Day \\| Hour \\|"),
      problems: [
        "content/legal/privacy.md:14:1 markdown: \\| is shown as |; write | alone to make a table",
      ],
    },
    {
      name: "a picture",
      change: text("![A cylinder](./cylinder.jpg)"),
      problems: [
        "content/legal/privacy.md:14:1 markdown: a picture in the text is not shown; put it in the fields at the top",
      ],
    },
    {
      name: "a footnote",
      change: text("Your name.[^1]\n\n[^1]: And more."),
      problems: [
        "content/legal/privacy.md:14:11 markdown: a footnote is not shown; write the note in the text",
        "content/legal/privacy.md:16:1 markdown: a footnote is not shown; write the note in the text",
      ],
    },
    {
      name: "an inline footnote",
      change: text("Your name.^[And more.]"),
      problems: [
        "content/legal/privacy.md:14:11 markdown: a footnote is not shown; write the note in the text",
      ],
    },
    {
      name: "a checkbox",
      change: text("- [ ] Your name."),
      problems: ["content/legal/privacy.md:14:1 markdown: a tick box [ ] is not shown; delete it"],
    },
    {
      name: "an empty item",
      change: text("- Your name.\n-\n"),
      problems: [
        "content/legal/privacy.md:15:1 markdown: this list item is empty; fill it in or delete it",
      ],
    },
    {
      name: "four spaces before a line",
      change: text("    Your name."),
      problems: [
        "content/legal/privacy.md:14:1 markdown: four spaces at the start of a line make it program code; delete them",
      ],
    },
    {
      name: "an unclosed code block",
      change: text("```\nYour name."),
      problems: [
        "content/legal/privacy.md:14:1 markdown: the block that starts with ``` is never closed; add ``` below it",
      ],
    },
    {
      name: "a line of hyphens below a text",
      change: text("Your name.\n---\n"),
      problems: [
        "content/legal/privacy.md:14:1 markdown: the line below makes this text a heading; put an empty line between them, or write ## before it",
      ],
    },
    {
      name: "a space inside a link",
      change: text("Read [the guide] (/safety)."),
      problems: [
        "content/legal/privacy.md:14:16 markdown: this is not shown as a link; write [words](/address), without spaces between",
      ],
    },
    {
      name: "a link with an empty address",
      change: text("Read [the guide][guide]."),
      problems: [
        "content/legal/privacy.md:14:16 markdown: this is not shown as a link; write [words](/address), without spaces between",
      ],
    },
    {
      name: "unclosed bold text",
      change: text("**Your name."),
      problems: [
        'content/legal/privacy.md:14:1 markdown: "**" is never closed; close it, without a space beside it, or write \\*\\* to show it',
      ],
    },
    {
      name: "a heading without a space after its hashes",
      change: text("##Your name"),
      problems: ["content/legal/privacy.md:14:1 markdown: put a space after ##"],
    },
    {
      name: "unclosed inline code",
      change: text("Your `name."),
      problems: [
        "content/legal/privacy.md:14:6 markdown: ` is never closed; delete it or close it",
      ],
    },
  ]);
});
