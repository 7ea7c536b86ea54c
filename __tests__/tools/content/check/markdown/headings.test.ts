import { edit, testFaults } from "../../../../support/faults";

const guide = "legal/privacy.md";
const service = "services/refill.md";
const text = (to: string) => edit(guide, "Your name.", to);

describe("Headings", () => {
  testFaults([
    {
      name: "a title in the text",
      change: edit(guide, "## What we keep", "# What we keep"),
      problems: [
        "content/legal/privacy.md:9:1 heading: the document has no sections; start each one with a ## heading",
        "content/legal/privacy.md:12:1 heading: # is for the page's title; start sections with ##",
      ],
    },
    {
      name: "a skipped level",
      change: edit(guide, "Your name.", "Your name.\n\n#### More\n\nAnd more."),
      problems: [
        "content/legal/privacy.md:16:1 heading: #### comes after ##; write ### for a part of what is above, or ## for a section of its own",
      ],
    },
    {
      name: "a heading that repeats the title",
      change: edit(guide, "## What we keep", "## Data notice"),
      problems: [
        "content/legal/privacy.md:12:1 heading: the heading repeats the document's title; delete it, or reword it",
      ],
    },
    {
      name: "a heading without words",
      change: edit(guide, "## What we keep", "##\n\nx\n\n## What we keep"),
      problems: [
        "content/legal/privacy.md:12:1 heading: the heading has no words; write some, or delete it",
      ],
    },
    {
      name: "a duplicate heading",
      change: text("Your name.\n\n## What we keep\n\nMore.\n\n## Last\n\nAnd"),
      problems: [
        'content/legal/privacy.md:16:1 heading: "What we keep" is already a heading; reword one, so that links can tell them apart',
      ],
    },
    {
      name: "a section without a text",
      change: edit(
        "legal/safety.md",
        "Outside. Write to {company.email}.\n\n### In the rain\n\nUnder a roof.\n\n",
        "",
      ),
      problems: [
        'content/legal/safety.md:25:1 heading: there is no text below "Where to put it"; write some, or delete the heading',
      ],
    },
    {
      name: "two headings with the same address",
      change: edit("legal/safety.md", "## What to do", "## What to do {#place}"),
      problems: [
        "content/legal/safety.md:33:1 heading-id: the address #place is already in use; add another {#name} after the heading",
      ],
    },
    {
      name: "a heading with the alert's address",
      change: edit("legal/safety.md", "{#place}", "{#hiss}"),
      problems: [
        "content/legal/safety.md:25:1 heading-id: the address #hiss is already in use; add another {#name} after the heading",
        "content/legal/safety.md:35:29 link-broken: #place does not exist on /safety; anchors: hiss, in-the-rain, what-to-do, how-heavy-it-is, mended, whom-to-ask, footer",
      ],
    },
    {
      name: "a heading with the footer's address",
      change: edit(guide, "## What we keep", "## Footer"),
      problems: [
        "content/legal/privacy.md:12:1 heading-id: the address #footer is already in use; add another {#name} after the heading",
      ],
    },
    {
      name: "an address in capitals",
      change: edit("legal/safety.md", "{#place}", "{#Place}"),
      problems: [
        'content/legal/safety.md:25:1 heading-id: "{#Place}" must be {#name} at the end of the heading, in lower-case letters, digits and hyphens',
        "content/legal/safety.md:35:29 link-broken: #place does not exist on /safety; anchors: where-to-put-it-place, in-the-rain, what-to-do, how-heavy-it-is, mended, whom-to-ask, hiss, footer",
      ],
    },
    {
      name: "a fixed address in the middle of a heading",
      change: edit(guide, "## What we keep", "## What {#we} keep"),
      problems: [
        'content/legal/privacy.md:12:1 heading-id: "{#we} keep" must be {#name} at the end of the heading, in lower-case letters, digits and hyphens',
      ],
    },
    {
      name: "a heading without letters",
      change: edit(guide, "## What we keep", "## ???!"),
      problems: [
        "content/legal/privacy.md:12:1 heading: the heading has no letters for its address; add {#name} after it",
        'content/legal/privacy.md:12:4 placeholder-text: "???" is placeholder text; write the real words',
      ],
    },
    {
      name: "a document without sections",
      change: edit(guide, "## What we keep\n\n", ""),
      problems: [
        "content/legal/privacy.md:9:1 heading: the document has no sections; start each one with a ## heading",
      ],
    },
    {
      name: "a heading in a list",
      change: text("- ## Your name\n\n  x"),
      problems: [
        "content/legal/privacy.md:14:3 heading: a heading inside a list or quotation cannot be linked to; move it out",
      ],
    },
    {
      name: "a heading in a quotation",
      change: text("> ## Your name\n>\n> x"),
      problems: [
        "content/legal/privacy.md:14:3 heading: a heading inside a list or quotation cannot be linked to; move it out",
      ],
    },
    {
      name: "a heading in a service",
      change: edit(service, "We fill", "## Refill\n\nWe fill"),
      problems: [
        "content/services/refill.md:10:1 heading: headings work in legal documents only; write plain paragraphs here",
      ],
    },
    {
      name: "endlessly nested quotations",
      change: text(`${"> ".repeat(20)}x`),
      problems: [
        "content/legal/privacy.md:14:1 markdown: lists and quotations are nested too deeply; use fewer levels",
      ],
    },
    {
      name: "a truncated text",
      change: edit(
        guide,
        "Your name. Read [the guide](/safety) or [write to us](/contact).\n",
        "Your na",
      ),
      problems: [
        'content/legal/privacy.md:14:7 cut-off: the text ends with "Your na"; finish the sentence, or press Enter after it if it is complete',
      ],
    },
    {
      name: "escaped markup is no fault",
      change: text("Two \\*\\* stars, \\[brackets\\] \\(x), a \\` and `code {x} **y`."),
      problems: [],
    },
  ]);
});
