import { expectKept, moments } from "./support/besideOthers";
import { allHands } from "./support/foreignHands";
import { foreignVisits } from "./support/foreignVisits";
import { test } from "./support/test";

// Carousels and counters that move would make two visits differ.
test.use({ contextOptions: { reducedMotion: "reduce" } });

// At night each program works alone, on every page (__tests__/slow).
for (const [name, visit] of Object.entries(foreignVisits))
  for (const moment of moments)
    test(`${name}: nothing is lost if all other programs change the page ${moment} the take-over @phone`, async ({
      page,
      complaints,
    }) => {
      await expectKept(page, visit, allHands, moment, complaints);
    });
