import { edit, testFaults } from "../../../../support/faults";
import { fixtureRoutes } from "../../../../support/fixtureRoutes";

const guide = "legal/privacy.md";
const item = (to: string) => edit("site/navigation.yml", "      to: /contact", `      to: ${to}`);

describe("Links in fields", () => {
  testFaults([
    {
      name: "a page in the navigation",
      change: item("/contakt"),
      problems: [
        "content/site/navigation.yml:17:11 link-broken: /contakt does not exist; did you mean /contact?",
      ],
    },
    {
      name: "an anchor in the navigation",
      change: item("/#ofer"),
      problems: [
        "content/site/navigation.yml:17:11 link-broken: #ofer does not exist on the landing page; did you mean /#offer?",
      ],
    },
    {
      name: "a path in the navigation without a slash",
      change: item("contact"),
      problems: [
        "content/site/navigation.yml:17:11 link-broken: contact does not start with /; did you mean /contact?",
      ],
    },
    {
      name: "a link in an item of the 404 page",
      change: edit("site/not-found.yml", "to: /", "to: /shop"),
      problems: [
        `content/site/not-found.yml:9:9 link-broken: /shop does not exist; pages: ${fixtureRoutes.join(", ")}`,
      ],
    },
    {
      name: "an anchor of an unreadable page is no fault",
      change: edit("legal/safety.md", "---\ntitle", "title"),
      problems: [
        'content/legal/safety.md:1:1 frontmatter: the first line must be ---, found "title: Kitchen Guide"',
      ],
    },
    {
      name: "links to pages, anchors, email and telephone are no fault",
      change: edit(
        guide,
        "Your name.",
        "[a](/) [b](/#about) [c](/safety#hiss) [d](/safety#what-to-do) [e](mailto:a@b.ng) [f](tel:+2348012345678) [g](https://ndpc.gov.ng/x?y=1)",
      ),
      problems: [],
    },
  ]);
});
