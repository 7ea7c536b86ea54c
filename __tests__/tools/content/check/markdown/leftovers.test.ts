import { edit, testFaults } from "../../../../support/faults";

const service = "services/refill.md";
const legal = "legal/privacy.md";

describe("Mistakes in Markdown", () => {
  testFaults([
    {
      name: "a USSD code",
      change: edit(legal, "Your name.", "Dial *737*50*100# to pay."),
      problems: [
        'content/legal/privacy.md:14:6 markdown: "*737*" would be shown in italics; write \\* for each star you want to show',
      ],
    },
    {
      name: "a multiplication with asterisks",
      change: edit(legal, "Your name.", "We charge 2*3000 for one and 4*6000 for two."),
      problems: [
        'content/legal/privacy.md:14:12 markdown: "*3000 for one and 4*" would be shown in italics; write \\* for each star you want to show',
      ],
    },
    {
      name: "a starred USSD code is no fault",
      change: edit(legal, "Your name.", "Dial \\*737\\*50# or *now*, in *two words* or_not."),
      problems: [],
    },
    {
      name: "a range of days with a tilde",
      change: edit(legal, "Your name.", "It takes 5~10 days or 7~14 days."),
      problems: [
        'content/legal/privacy.md:14:11 markdown: a single ~ crosses the words out; write "to", a dash, or \\~',
      ],
    },
    {
      name: "a row with an extra cell",
      change: edit(legal, "Your name.", "| a | b |\n| --- | --- |\n| 1 | 2 | three |\n\n"),
      problems: [
        "content/legal/privacy.md:16:1 markdown: expected 2 cells, found 3; give each row as many cells as the first",
      ],
    },
    {
      name: "a row with a missing cell",
      change: edit(legal, "Your name.", "| a | b |\n| --- | --- |\n| 1 |\n\n"),
      problems: [
        "content/legal/privacy.md:16:1 markdown: expected 2 cells, found 1; give each row as many cells as the first",
      ],
    },
    {
      name: "a service without visible text",
      change: edit(
        service,
        "We fill what you need. Read [how to stay safe](/safety#hiss).",
        "&nbsp;",
      ),
      problems: [
        "content/services/refill.md:9:1 empty: there are no words to read below the front matter; write some",
      ],
    },
    {
      name: "an unused link definition",
      change: edit(service, "We fill", '[a]: /contact "All these words"\n\nWe fill'),
      problems: ["content/services/refill.md:10:1 markdown: no link uses [a]; delete the line"],
    },
    {
      name: "hyphens without spaces",
      change: edit(legal, "Your name.", "-one\n-two"),
      problems: [
        'content/legal/privacy.md:14:1 markdown: this is not shown as a list; start each item with "- " or "1. ", with the space',
      ],
    },
    {
      name: "characters that look like list markers",
      change: edit(legal, "Your name.", "• one\n• two"),
      problems: [
        'content/legal/privacy.md:14:1 markdown: this is not shown as a list; start each item with "- " or "1. ", with the space',
      ],
    },
    {
      name: "numbers without spaces",
      change: edit(legal, "Your name.", "1.one\n2.two"),
      problems: [
        'content/legal/privacy.md:14:1 markdown: this is not shown as a list; start each item with "- " or "1. ", with the space',
      ],
    },
    {
      name: "a table without its second line",
      change: edit(legal, "Your name.", "| a | b |\n| 1 | 2 |"),
      problems: [
        "content/legal/privacy.md:14:1 markdown: this is not shown as a table; below the first row it needs a row of | --- | with as many cells",
      ],
    },
    {
      name: "a table with a short second line",
      change: edit(legal, "Your name.", "| a | b |\n|---|\n| 1 | 2 |"),
      problems: [
        "content/legal/privacy.md:14:1 markdown: this is not shown as a table; below the first row it needs a row of | --- | with as many cells",
      ],
    },
    {
      name: "a link with its brackets swapped",
      change: edit(legal, "Your name.", "See (our page)[/contact] now."),
      problems: [
        "content/legal/privacy.md:14:14 markdown: this is not shown as a link; write [words](/address), without spaces between",
      ],
    },
    {
      name: "a link without its second bracket",
      change: edit(legal, "Your name.", "See [our page(/contact) now."),
      problems: [
        "content/legal/privacy.md:14:5 markdown: this is not shown as a link; write [words](/address), without spaces between",
      ],
    },
    {
      name: "a wiki link",
      change: edit(legal, "Your name.", "See [[contact]] now."),
      problems: [
        "content/legal/privacy.md:14:5 markdown: this is not shown as a link; write [words](/address), without spaces between",
      ],
    },
    {
      name: "a space in a telephone link",
      change: edit(legal, "Your name.", "Call [us](tel:+234 800) now."),
      problems: [
        "content/legal/privacy.md:14:9 markdown: the link's address has a space in it; write %20 or hyphens",
      ],
    },
    {
      name: "a footnote marker",
      change: edit(legal, "Your name.", "Hello[^1] you."),
      problems: [
        "content/legal/privacy.md:14:6 markdown: a footnote is not shown; write the note in the text",
      ],
    },
    {
      name: "a heading with seven hashes",
      change: edit(legal, "Your name.", "####### seven"),
      problems: ["content/legal/privacy.md:14:1 markdown: a heading has at most six #; write ##"],
    },
    {
      name: "highlighted words",
      change: edit(legal, "Your name.", "A ==mark== here."),
      problems: ['content/legal/privacy.md:14:3 markdown: "==" is shown as typed; delete it'],
    },
    {
      name: "an unclosed asterisk",
      change: edit(legal, "Your name.", "*Note this is important."),
      problems: [
        'content/legal/privacy.md:14:1 markdown: "*" is never closed; close it, without a space beside it, or write \\* to show it',
      ],
    },
    {
      name: "brackets in prose are no fault",
      change: edit(legal, "Your name.", "See the list [12.5 kg] (new) below, and [1] [2] apply."),
      problems: [],
    },
    {
      name: "a hashtag is no fault",
      change: edit(legal, "Your name.", "#1 in Lagos, and\n#CookWithGas, Nos. 1-3."),
      problems: [],
    },
    {
      name: "an address with underscores is no fault",
      change: edit(
        legal,
        "Your name.",
        "See https://nmdpra.gov.ng/some__page and https://wa.me/2348000000000?text=a__b now.",
      ),
      problems: [],
    },
    {
      name: "lines to write on are no fault",
      change: edit(legal, "Your name.", "Name: ______ and **** by us, card *** 1234, 10-12 kg."),
      problems: [],
    },
    {
      name: "a WhatsApp link without the country code",
      change: edit(legal, "Your name.", "[Chat](https://wa.me/0801)"),
      problems: [
        "content/legal/privacy.md:14:1 link-broken: a WhatsApp number starts with the country code; write 234 instead of the first 0",
      ],
    },
    {
      name: "an email to two people and a USSD link are no fault",
      change: edit(
        legal,
        "Your name.",
        "[Mail](mailto:o'neil@b.ng,c@d.ng) or [dial](tel:*737%23).",
      ),
      problems: [],
    },
    {
      name: "a link to the contact form is no fault",
      change: edit(legal, "Your name.", "[Write](/contact#contact-form)."),
      problems: [],
    },
  ]);
});
