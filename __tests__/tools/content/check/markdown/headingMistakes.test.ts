import { edit, testFaults } from "../../../../support/faults";

const legal = "legal/privacy.md";

describe("Mistakes in headings", () => {
  testFaults([
    {
      name: "a heading with a link",
      change: edit(legal, "## What we keep", "## See [what we keep](/contact)"),
      problems: [
        "content/legal/privacy.md:12:1 heading: a heading cannot contain a link; put the link in the text below",
      ],
    },
    {
      name: "a heading on two lines",
      change: edit(legal, "## What we keep", "## What we<br>keep"),
      problems: [
        "content/legal/privacy.md:12:1 heading: a heading must be on one line; delete <br>",
      ],
    },
    {
      name: "a heading with its own number",
      change: edit(legal, "## What we keep", "## 1. What we keep"),
      problems: [
        "content/legal/privacy.md:12:1 heading: the page numbers its sections itself; delete the number",
      ],
    },
    {
      name: "a numbered part of a section is no fault",
      change: edit(
        legal,
        "Your name.",
        "Your name.\n\n### 1. First\n\nThis.\n\n#### 1. Then\n\nThat.",
      ),
      problems: [],
    },
    {
      name: "a heading whose address equals another's title",
      change: edit(
        legal,
        "Your name.",
        "Your name.\n\n## Delivery\n\nBy van.\n\n## Delivery title\n\nNone.",
      ),
      problems: [
        "content/legal/privacy.md:20:1 heading-id: the address #delivery-title is already in use; add another {#name} after the heading",
      ],
    },
    {
      name: "an alert with the address of the menu",
      change: edit("legal/safety.md", "anchor: hiss", "anchor: main-navigation"),
      problems: [
        "content/legal/safety.md:9:11 heading-id: #main-navigation is used on every page; choose another anchor",
        ...[
          "services/refill.md:10:29",
          "site/check-my-refill.yml:13:9",
          "site/check-my-refill.yml:53:9",
          "site/contact.yml:10:9",
          "site/how-long-it-lasts.yml:68:9",
        ].map(
          (place) =>
            `content/${place} link-broken: #hiss does not exist on /safety; anchors: place, in-the-rain, what-to-do, how-heavy-it-is, mended, whom-to-ask, main-navigation, footer`,
        ),
      ],
    },
  ]);
});
