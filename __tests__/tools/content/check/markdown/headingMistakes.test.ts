import { validTree } from "../../../../support/contentTree";
import { edit, problemsAfter, testFaults } from "../../../../support/faults";

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
  ]);
});

it("rejects an alert with the address of the menu, with every link to the address before", async () => {
  const [own, ...links] = await problemsAfter(
    edit("legal/safety.md", "anchor: hiss", "anchor: main-navigation"),
  );
  expect(own).toBe(
    "content/legal/safety.md:9:11 heading-id: #main-navigation is used on every page; choose another anchor",
  );
  const broken = links.map((problem) =>
    problem.replace(/:[\d:]+ .*: (#hiss does not exist).*/, " $1"),
  );
  const linking = [...(await validTree())].flatMap(([file, bytes]) =>
    [...bytes.toString().matchAll(/\/safety#hiss\b/g)].map(
      () => `content/${file} #hiss does not exist`,
    ),
  );
  expect(broken.sort()).toEqual(linking.sort());
});
