/** @jest-environment node */
import { appendFileSync, cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { differences } from "../../../tools/spec-check/differences";
import type { Fact } from "../../../tools/spec-check/facts";
import { fixtureContent } from "../../support/fixtureContent";
import { temporaryFolder } from "../../support/temporaryFolder";

const facts: Fact[] = [
  { section: 2, place: "site/company.yml", field: "address.region", says: "Plateau" },
  { section: 2, place: "site/home.yml", field: "about.counters[].value", says: [7, 48, 3600, 12] },
  { section: 2, place: "legal", field: "sections", says: [5, 1, 4, 3] },
  { section: 3, place: "partners", field: "count", says: 6 },
  { section: 3, place: "legal/safety.md", field: "linkLabel|title", says: "Kitchen Guide" },
  { section: 9, place: "legal/cart-rules.md", field: "body", says: /rings twice/ },
  {
    section: 3,
    place: "products/small/index.md",
    field: "price",
    says: "9,450.00 naira",
    shownBy: (price) => `${price} naira`,
  },
];

let root: string;
beforeEach(() => {
  root = join(temporaryFolder(), "site");
  cpSync(fixtureContent, root, { recursive: true });
});

it("says nothing where every fact holds", () => {
  expect(differences(root, facts)).toEqual([]);
});

it("says what each changed fact was and what the specification says", () => {
  const changed = facts.map((fact) => ({ ...fact, says: "something else" }));
  const lines = differences(root, changed).map((line) => line.replace(`${root}/`, ""));
  const end = 'the specification says "something else" (section';
  expect(lines).toEqual([
    `site/company.yml address.region: found "Plateau"; ${end} 2)`,
    `site/home.yml about.counters[].value: found [7,48,3600,12]; ${end} 2)`,
    `legal sections: found [5,1,4,3]; ${end} 2)`,
    `partners count: found 6; ${end} 3)`,
    `legal/safety.md linkLabel|title: found "Kitchen Guide"; ${end} 3)`,
    `legal/cart-rules.md body: ${end} 9)`,
    `products/small/index.md price: found "9,450.00 naira"; ${end} 3)`,
  ]);
});

it("names a text by what it must say, and a file that is gone by nothing", () => {
  const [, , , , , text] = facts as [Fact, Fact, Fact, Fact, Fact, Fact];
  rmSync(join(root, "legal/cart-rules.md"));
  rmSync(join(root, "site/company.yml"));
  expect(differences(root, [text, ...facts.slice(0, 1)])).toEqual([
    `${root}/legal/cart-rules.md body: the specification says a text like rings twice (section 9)`,
    `${root}/site/company.yml address.region: found nothing; the specification says "Plateau" (section 2)`,
  ]);
});

it("is not stopped by content that the content check refuses", () => {
  appendFileSync(join(root, "site/company.yml"), 'colour: "\n');
  expect(differences(root, facts.slice(0, 1))).toHaveLength(1);
});
