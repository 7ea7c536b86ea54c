import { edit, testFaults } from "../../../../support/faults";

const guide = "legal/privacy.md";
const link = (to: string) => edit(guide, "[write to us](/contact)", `[write to us](${to})`);

describe("Links of the wrong type", () => {
  testFaults([
    {
      name: "a script",
      change: link("javascript:alert(1)"),
      problems: [
        'content/legal/privacy.md:14:41 link-unsafe: the link type "javascript:" is not allowed; allowed: https:, mailto:, tel:',
      ],
    },
    {
      name: "a script in capitals",
      change: link("JavaScript:alert(1)"),
      problems: [
        'content/legal/privacy.md:14:41 link-unsafe: the link type "javascript:" is not allowed; allowed: https:, mailto:, tel:',
      ],
    },
    {
      name: "a script with entities",
      change: link("&#106;avascript&colon;alert(1)"),
      problems: [
        'content/legal/privacy.md:14:41 link-unsafe: the link type "javascript:" is not allowed; allowed: https:, mailto:, tel:',
      ],
    },
    {
      name: "a script with entities twice, which is not a script to a browser",
      change: link("javascript&amp;#58;alert(1)"),
      problems: [
        "content/legal/privacy.md:14:41 link-broken: javascript&#58;alert(1) does not start with /; write the page's address such as /contact",
      ],
    },
    {
      name: "a script with percent signs, which is not a script to a browser",
      change: link("%6Aavascript:alert(1)"),
      problems: [
        "content/legal/privacy.md:14:41 link-broken: %6Aavascript:alert(1) does not start with /; write the page's address such as /contact",
      ],
    },
    {
      name: "a script with a tab",
      change: link("<java\tscript:alert(1)>"),
      problems: [
        'content/legal/privacy.md:14:41 link-unsafe: the link type "javascript:" is not allowed; allowed: https:, mailto:, tel:',
      ],
    },
    {
      name: "a script with a line break",
      change: link("java&#10;script:alert(1)"),
      problems: [
        'content/legal/privacy.md:14:41 link-unsafe: the link type "javascript:" is not allowed; allowed: https:, mailto:, tel:',
      ],
    },
    {
      name: "a script in another language",
      change: link("vbscript:msgbox"),
      problems: [
        'content/legal/privacy.md:14:41 link-unsafe: the link type "vbscript:" is not allowed; allowed: https:, mailto:, tel:',
      ],
    },
    {
      name: "a data link",
      change: link("data:text/html,x"),
      problems: [
        'content/legal/privacy.md:14:41 link-unsafe: the link type "data:" is not allowed; allowed: https:, mailto:, tel:',
      ],
    },
    {
      name: "a file on the disk",
      change: link("file:///etc/passwd"),
      problems: [
        'content/legal/privacy.md:14:41 link-unsafe: the link type "file:" is not allowed; allowed: https:, mailto:, tel:',
      ],
    },
    {
      name: "a link without encryption",
      change: link("http://nmdpra.gov.ng"),
      problems: [
        "content/legal/privacy.md:14:41 link-insecure: the link is not secure; start it with https://",
      ],
    },
    {
      name: "a protocol-relative address",
      change: link("//evil.ng"),
      problems: [
        "content/legal/privacy.md:14:41 link-insecure: the link is not secure; start it with https://",
      ],
    },
    {
      name: "an address typed without https",
      change: edit(guide, "Your name.", "Your name, see www.nmdpra.gov.ng today."),
      problems: [
        "content/legal/privacy.md:14:16 link-insecure: the link is not secure; start it with https://",
      ],
    },
    {
      name: "an address in angle brackets",
      change: edit(guide, "Your name.", "See <http://nmdpra.gov.ng>."),
      problems: [
        "content/legal/privacy.md:14:5 link-insecure: the link is not secure; start it with https://",
      ],
    },
    {
      name: "an email address without a domain",
      change: link("mailto:sales"),
      problems: [
        'content/legal/privacy.md:14:41 link-broken: "mailto:sales" is not an email address; write mailto:name@example.com',
      ],
    },
    {
      name: "a phone number with spaces",
      change: link("<tel:0801 234>"),
      problems: [
        'content/legal/privacy.md:14:41 link-broken: "tel:0801 234" is not a phone number; write tel: and the digits without spaces, and %23 for #',
      ],
    },
    {
      name: "https in capitals",
      change: link("HTTPS://nmdpra.gov.ng"),
      problems: [
        'content/legal/privacy.md:14:41 link-unsafe: write "https:" in lower-case letters, without spaces',
      ],
    },
    {
      name: "a definition without an address",
      change: edit(guide, "[write to us](/contact)", "[write to us][1].\n\n[1]: /contakt"),
      problems: [
        "content/legal/privacy.md:16:1 link-broken: /contakt. does not exist; did you mean /contact?",
      ],
    },
    {
      name: "a token in an address",
      change: link("mailto:{company.email}"),
      problems: [
        'content/legal/privacy.md:14:41 link-broken: "mailto:{company.email}": braces are not filled in inside an address; write the address itself',
      ],
    },
  ]);
});
