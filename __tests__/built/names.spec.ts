import { expect, test } from "@playwright/test";
import { readdirSync, readFileSync } from "node:fs";

const site = ".fixture-site/public";

/** Words that programs which block advertising hide, as a class or an id, alone or with a hyphen. */
const blocked = /(?:^|-)(?:ads?|adv|advert|banner|cookies?|popup|promo|share|social|sponsor)$/;

test("no class and no id of a page is one that blockers hide", () => {
  const pages = readdirSync(site, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".html"),
  );
  const names = pages.flatMap((name) =>
    [...readFileSync(`${site}/${name}`, "utf8").matchAll(/ (?:class|id)="([^"]+)"/g)].flatMap(
      ([, value = ""]) => value.split(" "),
    ),
  );
  expect(names.length).toBeGreaterThan(1000);
  expect([...new Set(names)].filter((name) => blocked.test(name))).toEqual([]);
});
