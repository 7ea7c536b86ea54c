import { edit, testFaults } from "../../../../support/faults";
import { fixtureRoutes } from "../../../../support/fixtureRoutes";

const guide = "legal/privacy.md";
const link = (to: string) => edit(guide, "[write to us](/contact)", `[write to us](${to})`);

describe("Links", () => {
  testFaults([
    {
      name: "a page that does not exist",
      change: link("/privcy"),
      problems: [
        "content/legal/privacy.md:14:41 link-broken: /privcy does not exist; did you mean /privacy?",
      ],
    },
    {
      name: "a page that resembles no other",
      change: link("/jobs/today"),
      problems: [
        `content/legal/privacy.md:14:41 link-broken: /jobs/today does not exist; pages: ${fixtureRoutes.join(", ")}`,
      ],
    },
    {
      name: "an anchor that does not exist",
      change: link("/safety#plcae"),
      problems: [
        "content/legal/privacy.md:14:41 link-broken: #plcae does not exist on /safety; did you mean /safety#place?",
      ],
    },
    {
      name: "an anchor of the landing page that does not exist",
      change: link("/#partner"),
      problems: [
        "content/legal/privacy.md:14:41 link-broken: #partner does not exist on the landing page; did you mean /#partners?",
      ],
    },
    {
      name: "an anchor on the page itself",
      change: link("#what-we-kep"),
      problems: [
        "content/legal/privacy.md:14:41 link-broken: #what-we-kep does not exist on /privacy; did you mean /privacy#what-we-keep?",
      ],
    },
    {
      name: "the footer of a page is no fault",
      change: link("/contact#footer"),
      problems: [],
    },
    {
      name: "an address after a heading with bold words is no fault",
      change: (tree) => {
        edit(guide, "## What we keep", "## What **we** keep {#kept}")(tree);
        link("/privacy#kept")(tree);
      },
      problems: [],
    },
    {
      name: "the address of a heading of any level is no fault",
      change: (tree) => {
        const parts = "### Here\n\nIn it.\n\n#### There\n\nAt it.\n\n##### Below\n\nUnder it.";
        edit(guide, "Your name.", `Your name.\n\n${parts}`)(tree);
        link("/privacy#below")(tree);
      },
      problems: [],
    },
    {
      name: "a page with a trailing slash",
      change: link("/safety/"),
      problems: [
        "content/legal/privacy.md:14:41 link-broken: /safety/ does not exist; did you mean /safety?",
      ],
    },
    {
      name: "a page with a file extension",
      change: link("/safety.html"),
      problems: [
        "content/legal/privacy.md:14:41 link-broken: /safety.html does not exist; did you mean /safety?",
      ],
    },
    {
      name: "a page with a question mark",
      change: link("/contact?from=guide"),
      problems: [
        "content/legal/privacy.md:14:41 link-broken: /contact?from=guide does not exist; did you mean /contact?",
      ],
    },
    {
      name: "an address without its leading slash",
      change: link("contact"),
      problems: [
        "content/legal/privacy.md:14:41 link-broken: contact does not start with /; did you mean /contact?",
      ],
    },
    {
      name: "a link to a Markdown file",
      change: link("./safety.md"),
      problems: [
        "content/legal/privacy.md:14:41 link-broken: ./safety.md does not start with /; did you mean /safety?",
      ],
    },
    {
      name: "a link without an address",
      change: link(""),
      problems: [
        "content/legal/privacy.md:14:41 link-broken: the link has no address; write it between the round brackets",
      ],
    },
    {
      name: "a link without words",
      change: edit(guide, "[write to us](/contact)", "[](/contact)"),
      problems: [
        "content/legal/privacy.md:14:41 link-broken: the link has no words; write them between the square brackets",
      ],
    },
  ]);
});
