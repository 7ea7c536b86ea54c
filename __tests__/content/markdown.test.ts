/** @jest-environment node */

import { edit, testFaults } from "../support/faults";

const guide = "legal/privacy.md";
const service = "services/refill.md";
const text = (to: string) => edit(guide, "Your name.", to);

describe("The text below the front matter", () => {
  testFaults([
    {
      name: "a script",
      change: text("<script>alert(1)</script>"),
      says: [
        "content/legal/privacy.md:14:1 html-unsafe: <script> is not allowed in text; allowed: <br>, <abbr>, <sub>, <sup>",
      ],
    },
    {
      name: "a script inside a line",
      change: text("Your <script>alert(1)</script> name."),
      says: [
        "content/legal/privacy.md:14:6 html-unsafe: <script> is not allowed in text; allowed: <br>, <abbr>, <sub>, <sup>",
      ],
    },
    {
      name: "a frame",
      change: text('<iframe src="https://evil.ng"></iframe>'),
      says: [
        "content/legal/privacy.md:14:1 html-unsafe: <iframe> is not allowed in text; allowed: <br>, <abbr>, <sub>, <sup>",
      ],
    },
    {
      name: "a picture that runs a script",
      change: text("Your <img src=x onerror=alert(1)> name."),
      says: [
        "content/legal/privacy.md:14:6 html-unsafe: <img> is not allowed in text; allowed: <br>, <abbr>, <sub>, <sup>",
      ],
    },
    {
      name: "an attribute that runs a script",
      change: text('<b onclick="alert(1)">Your</b> name.'),
      says: [
        "content/legal/privacy.md:14:1 html-unsafe: <b> is not allowed in text; allowed: <br>, <abbr>, <sub>, <sup>",
      ],
    },
    {
      name: "a form",
      change: text("<form action=/x><input></form>"),
      says: [
        "content/legal/privacy.md:14:1 html-unsafe: <form> is not allowed in text; allowed: <br>, <abbr>, <sub>, <sup>",
        "content/legal/privacy.md:14:17 html-unsafe: <input> is not allowed in text; allowed: <br>, <abbr>, <sub>, <sup>",
      ],
    },
    {
      name: "a style sheet",
      change: text("<style>body { display: none }</style>"),
      says: [
        "content/legal/privacy.md:14:1 html-unsafe: <style> is not allowed in text; allowed: <br>, <abbr>, <sub>, <sup>",
      ],
    },
    {
      name: "a comment",
      change: text("<!-- Ask Ada --> Your name."),
      says: [
        "content/legal/privacy.md:14:1 html-unsafe: a comment <!-- is published with the page; delete it",
      ],
    },
    {
      name: "an abbreviation with more than a title",
      change: text('Your <abbr title="x" onclick="y">N</abbr>.'),
      says: [
        'content/legal/privacy.md:14:6 html-unsafe: <abbr> is written <abbr title="…">, with a title and nothing else',
        "content/legal/privacy.md:14:35 html-unsafe: </abbr> closes nothing; delete it",
      ],
    },
    {
      name: "an abbreviation that is never closed",
      change: text('Your <abbr title="Name">N.'),
      says: ["content/legal/privacy.md:14:6 html-unsafe: <abbr> is never closed; add </abbr>"],
    },
    {
      name: "a tag that closes nothing",
      change: text("Your name.</sup>"),
      says: ["content/legal/privacy.md:14:11 html-unsafe: </sup> closes nothing; delete it"],
    },
    {
      name: "a line that is nothing but a break",
      change: text("<br>\nYour name."),
      says: [
        "content/legal/privacy.md:14:1 html-unsafe: <br> is written without anything else in it, inside a paragraph",
      ],
    },
    {
      name: "breaks, abbreviations and small figures are no fault",
      change: text(
        'Your<br>name, <abbr title="carbon dioxide">CO<sub>2</sub></abbr>, m<sup>3</sup>.',
      ),
      says: [],
    },
    {
      name: "a picture",
      change: text("![A cylinder](./cylinder.jpg)"),
      says: [
        "content/legal/privacy.md:14:1 markdown: a picture in the text is not shown; pictures stand in the fields above",
      ],
    },
    {
      name: "a footnote",
      change: text("Your name.[^1]\n\n[^1]: And more."),
      says: [
        "content/legal/privacy.md:14:11 markdown: a footnote is not shown; write the note in the text",
        "content/legal/privacy.md:16:1 markdown: a footnote is not shown; write the note in the text",
      ],
    },
    {
      name: "a note inside a line",
      change: text("Your name.^[And more.]"),
      says: [
        "content/legal/privacy.md:14:11 markdown: a footnote is not shown; write the note in the text",
      ],
    },
    {
      name: "a box to tick",
      change: text("- [ ] Your name."),
      says: ["content/legal/privacy.md:14:1 markdown: a box [ ] to tick is not shown; delete it"],
    },
    {
      name: "an empty item",
      change: text("- Your name.\n-\n"),
      says: [
        "content/legal/privacy.md:15:1 markdown: an empty item of a list; fill it in or delete it",
      ],
    },
    {
      name: "four spaces before a line",
      change: text("    Your name."),
      says: [
        "content/legal/privacy.md:14:1 markdown: four spaces at the start of a line make it program code; delete them",
      ],
    },
    {
      name: "a block of code that is never closed",
      change: text("```\nYour name."),
      says: [
        "content/legal/privacy.md:14:1 markdown: the block that starts with ``` is never closed",
      ],
    },
    {
      name: "a line of hyphens below a text",
      change: text("Your name.\n---\n"),
      says: [
        "content/legal/privacy.md:14:1 markdown: the line below makes this text a heading; leave an empty line between, or write ## before it",
      ],
    },
    {
      name: "a space inside a link",
      change: text("Read [the guide] (/safety)."),
      says: [
        "content/legal/privacy.md:14:16 markdown: a link did not work out; write [words](/address), without spaces between",
      ],
    },
    {
      name: "a link to nowhere",
      change: text("Read [the guide][guide]."),
      says: [
        "content/legal/privacy.md:14:16 markdown: a link did not work out; write [words](/address), without spaces between",
      ],
    },
    {
      name: "bold that is never closed",
      change: text("**Your name."),
      says: [
        'content/legal/privacy.md:14:1 markdown: "**" is left over; close it, without a space beside it',
      ],
    },
    {
      name: "a heading without its space",
      change: text("##Your name"),
      says: ["content/legal/privacy.md:14:1 markdown: write a space behind ##"],
    },
    {
      name: "code that is never closed",
      change: text("Your `name."),
      says: ["content/legal/privacy.md:14:6 markdown: ` is left over; delete it or close it"],
    },
    {
      name: "an unknown token",
      change: text("Call {company.fone}."),
      says: [
        "content/legal/privacy.md:14:6 token: {company.fone} is unknown; did you mean {company.phone}?",
      ],
    },
    {
      name: "a token nothing resembles",
      change: text("Call {x}."),
      says: [
        "content/legal/privacy.md:14:6 token: {x} is unknown; allowed: {company.name}, {company.phone}, {company.email}, {company.address}, {company.serviceArea}",
      ],
    },
    {
      name: "a token that is not closed",
      change: text("Call {company.phone now."),
      says: [
        "content/legal/privacy.md:14:6 token: { stands alone; a token is written {company.phone}",
      ],
    },
    {
      name: "a token in a link",
      change: text("[Call {company.phone}](/contact)."),
      says: [
        "content/legal/privacy.md:14:7 token: {company.phone} becomes a link itself; take it out of the link",
      ],
    },
    {
      name: "a token in a heading",
      change: edit(guide, "## What we keep", "## What {company.name} keeps"),
      says: [
        "content/legal/privacy.md:12:9 token: {company.name} in a heading would change its address; write it in the text",
      ],
    },
    {
      name: "a token in a service",
      change: edit(service, "We fill", "{company.name} fills"),
      says: [
        "content/services/refill.md:10:1 token: {company.name} is filled in in legal documents only; write the words themselves",
      ],
    },
    {
      name: "placeholder text",
      change: text("Lorem ipsum dolor."),
      says: ['content/legal/privacy.md:14:1 placeholder-text: "Lorem ipsum"'],
    },
    {
      name: "a note to oneself",
      change: text("TODO: your name."),
      says: ['content/legal/privacy.md:14:1 placeholder-text: "TODO"'],
    },
    {
      name: "three question marks",
      change: text("Your name???"),
      says: ['content/legal/privacy.md:14:10 placeholder-text: "???"'],
    },
    {
      name: "a text to insert",
      change: text("[insert the name]"),
      says: ['content/legal/privacy.md:14:1 placeholder-text: "[insert the name]"'],
    },
    {
      name: "a title in the text",
      change: edit(guide, "## What we keep", "# What we keep"),
      says: [
        "content/legal/privacy.md:9:1 heading: the document has no section; start each one with a ## heading",
        "content/legal/privacy.md:12:1 heading: # is the title's own; sections start with ##",
      ],
    },
    {
      name: "a level that is skipped",
      change: edit(guide, "Your name.", "Your name.\n\n#### More\n\nAnd more."),
      says: ["content/legal/privacy.md:16:1 heading: #### comes after ##; write ###"],
    },
    {
      name: "a heading that repeats the title",
      change: edit(guide, "## What we keep", "## Privacy policy"),
      says: ["content/legal/privacy.md:12:1 heading: the heading repeats the document's title"],
    },
    {
      name: "a heading without words",
      change: edit(guide, "## What we keep", "##\n\nx\n\n## What we keep"),
      says: ["content/legal/privacy.md:12:1 heading: the heading has no words"],
    },
    {
      name: "a heading that is there twice",
      change: text("Your name.\n\n## What we keep\n\nMore.\n\n## Last\n\nAnd"),
      says: [
        'content/legal/privacy.md:16:1 heading: "What we keep" is a heading already; two would get muddled addresses',
      ],
    },
    {
      name: "a section without a text",
      change: edit(
        "legal/safety.md",
        "Outside. Write to {company.email}.\n\n### In the rain\n\nUnder a roof.\n\n",
        "",
      ),
      says: ['content/legal/safety.md:20:1 heading: there is no text below "Where to put it"'],
    },
    {
      name: "an address that two headings share",
      change: edit("legal/safety.md", "## What to do", "## What to do {#place}"),
      says: [
        "content/legal/safety.md:28:1 heading-id: the address #place is taken; add another {#name} behind the heading",
      ],
    },
    {
      name: "an address that the alert has",
      change: edit("legal/safety.md", "{#place}", "{#leak}"),
      says: [
        "content/legal/safety.md:20:1 heading-id: the address #leak is taken; add another {#name} behind the heading",
        "content/legal/safety.md:30:29 link-broken: #place does not exist on /safety; anchors: leak, in-the-rain, what-to-do, footer",
      ],
    },
    {
      name: "an address that the footer has",
      change: edit(guide, "## What we keep", "## Footer"),
      says: [
        "content/legal/privacy.md:12:1 heading-id: the address #footer is taken; add another {#name} behind the heading",
      ],
    },
    {
      name: "an address in capitals",
      change: edit("legal/safety.md", "{#place}", "{#Place}"),
      says: [
        'content/legal/safety.md:20:1 heading-id: "{#Place}" must be {#name} at the heading\'s end, in lower-case letters, digits and hyphens',
        "content/legal/safety.md:30:29 link-broken: #place does not exist on /safety; anchors: where-to-put-it-place, in-the-rain, what-to-do, leak, footer",
      ],
    },
    {
      name: "a fixed address in the middle of a heading",
      change: edit(guide, "## What we keep", "## What {#we} keep"),
      says: [
        'content/legal/privacy.md:12:1 heading-id: "{#we} keep" must be {#name} at the heading\'s end, in lower-case letters, digits and hyphens',
      ],
    },
    {
      name: "a heading without letters",
      change: edit(guide, "## What we keep", "## ???!"),
      says: [
        "content/legal/privacy.md:12:1 heading: the heading has no letters for its address; add {#name} behind it",
        'content/legal/privacy.md:12:4 placeholder-text: "???"',
      ],
    },
    {
      name: "a document without sections",
      change: edit(guide, "## What we keep\n\n", ""),
      says: [
        "content/legal/privacy.md:9:1 heading: the document has no section; start each one with a ## heading",
      ],
    },
    {
      name: "a heading in a list",
      change: text("- ## Your name\n\n  x"),
      says: [
        "content/legal/privacy.md:14:3 heading: a heading inside a list or quotation gets no address",
      ],
    },
    {
      name: "a heading in a service",
      change: edit(service, "We fill", "## Refill\n\nWe fill"),
      says: [
        "content/services/refill.md:10:1 heading: headings are for legal documents; write plain paragraphs here",
      ],
    },
    {
      name: "a paragraph of too many marks",
      change: text("*a_ ".repeat(200)),
      says: [
        "content/legal/privacy.md:14:1 markdown: more than 300 marks in one paragraph; leave an empty line between paragraphs",
      ],
    },
    {
      name: "a paragraph without an end",
      change: text("gas ".repeat(1500)),
      says: [
        "content/legal/privacy.md:14:1 markdown: more than 5000 characters in one paragraph; leave an empty line between paragraphs",
      ],
    },
    {
      name: "quotations without an end",
      change: text(`${"> ".repeat(20)}x`),
      says: ["content/legal/privacy.md:14:1 markdown: lists and quotations are nested too deeply"],
    },
    {
      name: "a text that is cut off",
      change: edit(
        guide,
        "Your name. Read [the guide](/safety) or [write to us](/contact).\n",
        "Your na",
      ),
      says: [
        'content/legal/privacy.md:14:7 cut-off: the text ends with "Your na"; finish the sentence, or end the line if it is complete',
      ],
    },
    {
      name: "protected marks are no fault",
      change: text("Two \\*\\* stars, \\[brackets\\] \\(x), a \\` and `code {x} **y`."),
      says: [],
    },
  ]);
});
