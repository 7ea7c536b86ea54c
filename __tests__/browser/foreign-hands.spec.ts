import { expectKept, moments } from "./support/besideOthers";
import { allHands } from "./support/foreignHands";
import { foreignVisits } from "./support/foreignVisits";
import { test } from "./support/test";

// Carousels and counters that move would make two visits differ.
test.use({ contextOptions: { reducedMotion: "reduce" } });

// At night each program works alone, on every page (__tests__/slow).
for (const [name, visit] of Object.entries(foreignVisits))
  test(
    `${name}: nothing is lost if all other programs change the page before, during or after the take-over`,
    { tag: "@phone" },
    async ({ context, complaints }) => {
      for (const moment of moments)
        await test.step(moment, async () => {
          const page = await context.newPage();
          await expectKept(page, visit, allHands, moment, complaints);
          await page.close();
        });
    },
  );
