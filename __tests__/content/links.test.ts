/** @jest-environment node */

import { edit, testFaults } from "../support/faults";

const guide = "legal/privacy.md";
const link = (to: string) => edit(guide, "[write to us](/contact)", `[write to us](${to})`);
const item = (to: string) => edit("site/navigation.yml", "      to: /contact", `      to: ${to}`);

describe("Links", () => {
  testFaults([
    {
      name: "a page that does not exist",
      change: link("/privcy"),
      says: [
        "content/legal/privacy.md:14:41 link-broken: /privcy does not exist; did you mean /privacy?",
      ],
    },
    {
      name: "a page nothing resembles",
      change: link("/jobs/today"),
      says: [
        "content/legal/privacy.md:14:41 link-broken: /jobs/today does not exist; pages: /, /contact, /privacy, /safety",
      ],
    },
    {
      name: "an anchor that does not exist",
      change: link("/safety#plcae"),
      says: [
        "content/legal/privacy.md:14:41 link-broken: #plcae does not exist on /safety; did you mean /safety#place?",
      ],
    },
    {
      name: "an anchor of the landing page that does not exist",
      change: link("/#partner"),
      says: [
        "content/legal/privacy.md:14:41 link-broken: #partner does not exist on the landing page; did you mean /#partners?",
      ],
    },
    {
      name: "an anchor on the page itself",
      change: link("#what-we-kep"),
      says: [
        "content/legal/privacy.md:14:41 link-broken: #what-we-kep does not exist on /privacy; did you mean /privacy#what-we-keep?",
      ],
    },
    {
      name: "a page with a slash at its end",
      change: link("/safety/"),
      says: [
        "content/legal/privacy.md:14:41 link-broken: /safety/ does not exist; did you mean /safety?",
      ],
    },
    {
      name: "a page with a file's ending",
      change: link("/safety.html"),
      says: [
        "content/legal/privacy.md:14:41 link-broken: /safety.html does not exist; did you mean /safety?",
      ],
    },
    {
      name: "a page with a question mark",
      change: link("/contact?from=guide"),
      says: [
        "content/legal/privacy.md:14:41 link-broken: /contact?from=guide does not exist; did you mean /contact?",
      ],
    },
    {
      name: "an address without its first slash",
      change: link("contact"),
      says: [
        "content/legal/privacy.md:14:41 link-broken: contact does not start with /; did you mean /contact?",
      ],
    },
    {
      name: "a link to a Markdown file",
      change: link("./safety.md"),
      says: [
        "content/legal/privacy.md:14:41 link-broken: ./safety.md does not start with /; did you mean /safety?",
      ],
    },
    {
      name: "a link without an address",
      change: link(""),
      says: [
        "content/legal/privacy.md:14:41 link-broken: the link has no address; write it between the round brackets",
      ],
    },
    {
      name: "a link without words",
      change: edit(guide, "[write to us](/contact)", "[](/contact)"),
      says: [
        "content/legal/privacy.md:14:41 link-broken: the link has no words; write them between the brackets",
      ],
    },
    {
      name: "a script",
      change: link("javascript:alert(1)"),
      says: [
        'content/legal/privacy.md:14:41 link-unsafe: the link type "javascript:" is not allowed; allowed: https:, mailto:, tel:',
      ],
    },
    {
      name: "a script in capitals",
      change: link("JavaScript:alert(1)"),
      says: [
        'content/legal/privacy.md:14:41 link-unsafe: the link type "javascript:" is not allowed; allowed: https:, mailto:, tel:',
      ],
    },
    {
      name: "a script with entities",
      change: link("&#106;avascript&colon;alert(1)"),
      says: [
        'content/legal/privacy.md:14:41 link-unsafe: the link type "javascript:" is not allowed; allowed: https:, mailto:, tel:',
      ],
    },
    {
      name: "a script with entities twice",
      change: link("javascript&amp;#58;alert(1)"),
      says: [
        'content/legal/privacy.md:14:41 link-unsafe: the link type "javascript:" is not allowed; allowed: https:, mailto:, tel:',
      ],
    },
    {
      name: "a script with percent signs",
      change: link("%6Aavascript:alert(1)"),
      says: [
        'content/legal/privacy.md:14:41 link-unsafe: the link type "javascript:" is not allowed; allowed: https:, mailto:, tel:',
      ],
    },
    {
      name: "a script with a tab",
      change: link("<java\tscript:alert(1)>"),
      says: [
        'content/legal/privacy.md:14:41 link-unsafe: the link type "javascript:" is not allowed; allowed: https:, mailto:, tel:',
      ],
    },
    {
      name: "a script with a line end",
      change: link("java&#10;script:alert(1)"),
      says: [
        'content/legal/privacy.md:14:41 link-unsafe: the link type "javascript:" is not allowed; allowed: https:, mailto:, tel:',
      ],
    },
    {
      name: "a script of another language",
      change: link("vbscript:msgbox"),
      says: [
        'content/legal/privacy.md:14:41 link-unsafe: the link type "vbscript:" is not allowed; allowed: https:, mailto:, tel:',
      ],
    },
    {
      name: "data for a link",
      change: link("data:text/html,x"),
      says: [
        'content/legal/privacy.md:14:41 link-unsafe: the link type "data:" is not allowed; allowed: https:, mailto:, tel:',
      ],
    },
    {
      name: "a file on the disk",
      change: link("file:///etc/passwd"),
      says: [
        'content/legal/privacy.md:14:41 link-unsafe: the link type "file:" is not allowed; allowed: https:, mailto:, tel:',
      ],
    },
    {
      name: "a link without encryption",
      change: link("http://nmdpra.gov.ng"),
      says: ["content/legal/privacy.md:14:41 link-insecure: use https://"],
    },
    {
      name: "an address that takes the page's protocol",
      change: link("//evil.ng"),
      says: ["content/legal/privacy.md:14:41 link-insecure: use https://"],
    },
    {
      name: "an address typed without https",
      change: edit(guide, "Your name.", "Your name, see www.nmdpra.gov.ng today."),
      says: ["content/legal/privacy.md:14:16 link-insecure: use https://"],
    },
    {
      name: "an address in angle brackets",
      change: edit(guide, "Your name.", "See <http://nmdpra.gov.ng>."),
      says: ["content/legal/privacy.md:14:5 link-insecure: use https://"],
    },
    {
      name: "an e-mail address without a site",
      change: link("mailto:sales"),
      says: [
        'content/legal/privacy.md:14:41 link-broken: "mailto:sales" is not an e-mail address; write mailto:name@site',
      ],
    },
    {
      name: "a telephone number with spaces",
      change: link("<tel:0801 234>"),
      says: [
        'content/legal/privacy.md:14:41 link-broken: "tel:0801 234" is not a telephone number; write tel: and digits without spaces',
      ],
    },
    {
      name: "https in capitals",
      change: link("HTTPS://nmdpra.gov.ng"),
      says: [
        'content/legal/privacy.md:14:41 link-unsafe: write "https:" in small letters, without spaces',
      ],
    },
    {
      name: "a definition that leads nowhere",
      change: edit(guide, "[write to us](/contact)", "[write to us][1].\n\n[1]: /contakt"),
      says: [
        "content/legal/privacy.md:16:1 link-broken: /contakt. does not exist; did you mean /contact?",
      ],
    },
    {
      name: "a token in an address",
      change: link("mailto:{company.email}"),
      says: [
        'content/legal/privacy.md:14:41 link-broken: "mailto:{company.email}": braces are not filled in inside an address',
      ],
    },
    {
      name: "a page in the navigation",
      change: item("/contakt"),
      says: [
        "content/site/navigation.yml:11:11 link-broken: /contakt does not exist; did you mean /contact?",
      ],
    },
    {
      name: "an anchor in the navigation",
      change: item("/#ofer"),
      says: [
        "content/site/navigation.yml:11:11 link-broken: #ofer does not exist on the landing page; did you mean /#offer?",
      ],
    },
    {
      name: "a path in the navigation without a slash",
      change: item("contact"),
      says: [
        "content/site/navigation.yml:11:11 link-broken: contact does not start with /; did you mean /contact?",
      ],
    },
    {
      name: "a link in an item of the 404 page",
      change: edit("site/not-found.yml", "to: /", "to: /shop"),
      says: [
        "content/site/not-found.yml:9:9 link-broken: /shop does not exist; pages: /, /contact, /privacy, /safety",
      ],
    },
    {
      name: "an anchor of a page that cannot be read is no fault",
      change: edit("legal/safety.md", "---\ntitle", "title"),
      says: [
        'content/legal/safety.md:1:1 frontmatter: the first line must be ---, found "title: Safety Guide"',
      ],
    },
    {
      name: "links to pages, anchors, mail and telephone are no fault",
      change: edit(
        guide,
        "Your name.",
        "[a](/) [b](/#about) [c](/safety#leak) [d](/safety#what-to-do) [e](mailto:a@b.ng) [f](tel:+2348012345678) [g](https://ndpc.gov.ng/x?y=1)",
      ),
      says: [],
    },
  ]);
});
