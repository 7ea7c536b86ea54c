import { edit, testFaults } from "../../../../support/faults";

const service = "services/refill.md";

describe("The characters of a file", () => {
  testFaults([
    {
      name: "text that was decoded twice",
      change: edit(service, "We fill", "Weâ€™ll fill"),
      problems: [
        'content/services/refill.md:10:3 encoding: "â€™" is a garbled character; type the real one',
      ],
    },
    {
      name: "an unusual space character",
      change: edit(service, "We fill", "We \u2800fill"),
      problems: [
        "content/services/refill.md:10:4 characters: invisible character U+2800 is not allowed; delete it and type a space or a new line",
      ],
    },
    {
      name: "annotation characters for ruby text",
      change: edit(service, "We fill", "We \uFFF9fill"),
      problems: [
        "content/services/refill.md:10:4 characters: invisible character U+FFF9 is not allowed; delete it and type a space or a new line",
      ],
    },
    {
      name: "a code without a character",
      change: edit(service, "We fill", "We \uFDD0fill"),
      problems: [
        "content/services/refill.md:10:4 characters: invisible character U+FDD0 is not allowed; npm run fix:content deletes it, or type the words around it again",
      ],
    },
    {
      name: "a NUL character",
      change: edit(service, "We fill", "We\0 fill"),
      problems: [
        "content/services/refill.md:10:3 characters: control character U+0000 is not allowed; delete it",
      ],
    },
    {
      name: "a control character",
      change: edit(service, "We fill", "We\x1b fill"),
      problems: [
        "content/services/refill.md:10:3 characters: control character U+001B is not allowed; delete it",
      ],
    },
    {
      name: "a lone carriage return",
      change: edit(service, "We fill", "We\rfill"),
      problems: [
        "content/services/refill.md:10:3 characters: control character U+000D is not allowed; delete it",
      ],
    },
    {
      name: "a direction override",
      change: edit(service, "Gas by the", "Gas\u202E by the"),
      problems: [
        "content/services/refill.md:3:17 characters: invisible character U+202E is not allowed; npm run fix:content deletes it, or type the words around it again",
      ],
    },
    {
      name: "a direction mark",
      change: edit(service, "Gas by the", "Gas\u200F by the"),
      problems: [
        "content/services/refill.md:3:17 characters: invisible character U+200F is not allowed; npm run fix:content deletes it, or type the words around it again",
      ],
    },
    {
      name: "a zero-width space",
      change: edit(service, "We fill", "We\u200B fill"),
      problems: [
        "content/services/refill.md:10:3 characters: invisible character U+200B is not allowed; npm run fix:content deletes it, or type the words around it again",
      ],
    },
    {
      name: "a joiner between letters",
      change: edit(service, "We fill", "W\u200De fill"),
      problems: [
        "content/services/refill.md:10:2 characters: invisible character U+200D is not allowed; npm run fix:content deletes it, or type the words around it again",
      ],
    },
    {
      name: "a byte order mark in the middle",
      change: edit(service, "We fill", "We\uFEFF fill"),
      problems: [
        "content/services/refill.md:10:3 characters: invisible character U+FEFF is not allowed; npm run fix:content deletes it, or type the words around it again",
      ],
    },
    {
      name: "a soft hyphen",
      change: edit(service, "kilogram", "kilo\u00ADgram"),
      problems: [
        "content/services/refill.md:3:29 characters: invisible character U+00AD is not allowed; npm run fix:content deletes it, or type the words around it again",
      ],
    },
    {
      name: "a replacement character",
      change: edit(service, "We fill", "W\uFFFD fill"),
      problems: [
        "content/services/refill.md:10:2 characters: a character was lost here (U+FFFD); type it again",
      ],
    },
    {
      name: "a character of an icon font",
      change: edit(service, "We fill", "We\uE000 fill"),
      problems: [
        "content/services/refill.md:10:3 characters: character U+E000 exists in one font only; type the real character",
      ],
    },
    {
      name: "an indentation of no-break spaces",
      change: edit("partners/depot.yml", "name: Depot", "name: Depot\n\u00A0\u00A0note: x"),
      problems: [
        "content/partners/depot.yml:2:1 characters: this looks like a space, but is another character (U+00A0); delete it and press the space bar",
      ],
    },
    {
      name: "no-break spaces after the markers of a heading and of an item",
      change: edit("legal/privacy.md", "## What we keep", "##\u00A0What we keep\n\n-\u00A0Words."),
      problems: [
        "content/legal/privacy.md:12:3 characters: this looks like a space, but is another character (U+00A0); delete it and press the space bar",
        "content/legal/privacy.md:14:2 characters: this looks like a space, but is another character (U+00A0); delete it and press the space bar",
      ],
    },
    {
      name: "a no-break space after a field's colon",
      change: edit("legal/privacy.md", "title: ", "title:\u00A0"),
      problems: [
        "content/legal/privacy.md:2:7 characters: this looks like a space, but is another character (U+00A0); delete it and press the space bar",
      ],
    },
    {
      name: "a line that contains only a no-break space, between two items",
      change: edit(
        "legal/privacy.md",
        "  - We keep little.",
        "  - We keep little.\n\u00A0\n  - We burn it.",
      ),
      problems: [
        "content/legal/privacy.md:8:1 characters: this looks like a space, but is another character (U+00A0); delete it and press the space bar",
      ],
    },
    {
      name: "letters with many combining marks",
      change: edit(service, "We fill", "We\u0301\u0302\u0303\u0304\u0305\u0306 fill"),
      problems: [
        "content/services/refill.md:10:7 characters: more than four accents are stacked on one letter; delete some",
      ],
    },
    {
      name: "emoji, Yoruba and right-to-left words are no fault",
      change: edit(service, "We fill", "👩‍🍳 🇳🇬 ❤️ Ìléru Adésọlá ẹ̀kọ́ غاز"),
      problems: [],
    },
  ]);
});
