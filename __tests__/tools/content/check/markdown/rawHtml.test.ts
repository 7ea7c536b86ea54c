import { edit, testFaults } from "../../../../support/faults";

const guide = "legal/privacy.md";
const text = (to: string) => edit(guide, "Your name.", to);

describe("The text below the front matter", () => {
  testFaults([
    {
      name: "a script",
      change: text("<script>alert(1)</script>"),
      problems: [
        "content/legal/privacy.md:14:1 html-unsafe: <script> is not allowed in text; allowed: <br>, <abbr>, <sub>, <sup>",
      ],
    },
    {
      name: "a script inside a line",
      change: text("Your <script>alert(1)</script> name."),
      problems: [
        "content/legal/privacy.md:14:6 html-unsafe: <script> is not allowed in text; allowed: <br>, <abbr>, <sub>, <sup>",
      ],
    },
    {
      name: "a frame",
      change: text('<iframe src="https://evil.ng"></iframe>'),
      problems: [
        "content/legal/privacy.md:14:1 html-unsafe: <iframe> is not allowed in text; allowed: <br>, <abbr>, <sub>, <sup>",
      ],
    },
    {
      name: "a picture that runs a script",
      change: text("Your <img src=x onerror=alert(1)> name."),
      problems: [
        "content/legal/privacy.md:14:6 html-unsafe: <img> is not allowed in text; allowed: <br>, <abbr>, <sub>, <sup>",
      ],
    },
    {
      name: "an attribute that runs a script",
      change: text('<b onclick="alert(1)">Your</b> name.'),
      problems: [
        "content/legal/privacy.md:14:1 html-unsafe: <b> is not allowed in text; allowed: <br>, <abbr>, <sub>, <sup>",
      ],
    },
    {
      name: "a form",
      change: text("<form action=/x><input></form>"),
      problems: [
        "content/legal/privacy.md:14:1 html-unsafe: <form> is not allowed in text; allowed: <br>, <abbr>, <sub>, <sup>",
        "content/legal/privacy.md:14:17 html-unsafe: <input> is not allowed in text; allowed: <br>, <abbr>, <sub>, <sup>",
      ],
    },
    {
      name: "a style sheet",
      change: text("<style>body { display: none }</style>"),
      problems: [
        "content/legal/privacy.md:14:1 html-unsafe: <style> is not allowed in text; allowed: <br>, <abbr>, <sub>, <sup>",
      ],
    },
    {
      name: "a comment",
      change: text("<!-- Ask Ada --> Your name."),
      problems: [
        "content/legal/privacy.md:14:1 html-unsafe: a comment <!-- would be published with the page; delete it",
      ],
    },
    {
      name: "an abbreviation with attributes other than a title",
      change: text('Your <abbr title="x" onclick="y">N</abbr>.'),
      problems: [
        'content/legal/privacy.md:14:6 html-unsafe: write <abbr title="…">, with a title and nothing else',
        "content/legal/privacy.md:14:35 html-unsafe: </abbr> closes nothing; delete it",
      ],
    },
    {
      name: "an unclosed abbreviation",
      change: text('Your <abbr title="Name">N.'),
      problems: ["content/legal/privacy.md:14:6 html-unsafe: <abbr> is never closed; add </abbr>"],
    },
    {
      name: "a closing tag without an opening one",
      change: text("Your name.</sup>"),
      problems: ["content/legal/privacy.md:14:11 html-unsafe: </sup> closes nothing; delete it"],
    },
    {
      name: "a line that contains only a line break",
      change: text("<br>\nYour name."),
      problems: [
        "content/legal/privacy.md:14:1 html-unsafe: put <br> inside a paragraph, without attributes",
      ],
    },
    {
      name: "breaks, abbreviations and small figures are no fault",
      change: text(
        'Your<br>name, <abbr title="carbon dioxide">CO<sub>2</sub></abbr>, m<sup>3</sup>.',
      ),
      problems: [],
    },
  ]);
});
