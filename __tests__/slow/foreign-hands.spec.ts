import { expectKept, moments } from "../browser/support/besideOthers";
import { allHands } from "../browser/support/foreignHands";
import { foreignVisits, menuOn } from "../browser/support/foreignVisits";
import { leakCard, routes } from "../browser/support/routes";
import { test } from "../browser/support/test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const framed = routes.filter((route) => route !== leakCard);
const visits = {
  ...foreignVisits,
  ...Object.fromEntries(framed.map((path) => [`the menu on ${path}`, menuOn(path)])),
};

for (const [name, visit] of Object.entries(visits))
  for (const hand of allHands)
    for (const moment of moments)
      test(`${name}: nothing is lost if ${hand} changes the page ${moment} the take-over`, async ({
        page,
        complaints,
      }) => {
        await expectKept(page, visit, [hand], moment, complaints);
      });
