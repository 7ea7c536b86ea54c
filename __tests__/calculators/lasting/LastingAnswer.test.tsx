import { screen, within } from "@testing-library/react";
import fc from "fast-check";
import { fillIn } from "../../../src/lib/fillIn";
import { FLAMES, lasting, type Use } from "../../../src/calculators/lasting/lasting";
import { LastingAnswer } from "../../../src/calculators/lasting/LastingAnswer";
import { LastingChart } from "../../../src/calculators/lasting/LastingChart";
import { LastingTable } from "../../../src/calculators/lasting/LastingTable";
import { inDays } from "../../../src/calculators/lasting/phrases";
import { lastingWords } from "../../support/content";
import { renderWithProviders } from "../../support/renderWithProviders";

const words = lastingWords();
const { result, table, units } = words;

/** Any of the uses in the table, with a size that may be too small for the burner. */
const anyUse: fc.Arbitrary<Use> = fc
  .record({
    grams: fc.integer({ min: 1, max: 300 }).map((tenths) => tenths * 100),
    flame: fc.constantFrom("medium" as const, "high" as const),
    hours: fc.constantFrom(1, 2),
  })
  .map(({ grams, flame, hours }) => ({
    grams,
    burners: 1,
    watts: FLAMES[flame],
    milliHours: hours * 1000,
  }));

const calculator = { answer: { current: null }, isBegun: true };

const rowOf = ({ watts, milliHours }: Use) =>
  fillIn(watts === FLAMES.high ? table.high : table.medium, {
    hours: milliHours === 1000 ? units.hour : fillIn(units.hours, { n: milliHours / 1000 }),
  });

test("for all uses: sentence, sum, chart and table agree, and too much power has its note", () => {
  fc.assert(
    fc.property(anyUse, (use) => {
      const { days, kind, isTooMuchPower } = lasting(use);
      const sizes = [use.grams];
      const { unmount } = renderWithProviders(
        <>
          <LastingAnswer copy={words} use={use} calculator={calculator} />
          <LastingChart copy={words} sizes={sizes} cooking={use} current={use.grams} />
          <LastingTable copy={words} sizes={sizes} />
        </>,
      );
      const shown = inDays(days, units);
      const { textContent: answer } = screen.getByRole("status");
      const chart = screen.getByRole("region", { name: words.chart.title }).textContent;
      const cell = within(screen.getByRole("row", { name: new RegExp(rowOf(use)) })).getByRole(
        "cell",
      );
      expect(answer).toContain(`= ${shown}`);
      expect(answer?.includes(`for ${shown}.`)).toBe(kind === "days");
      expect(answer?.includes(result.tooMuchPower)).toBe(isTooMuchPower);
      expect(chart).toContain(isTooMuchPower ? words.chart.tooSmall : shown);
      const numbers = kind === "days" ? shown.match(/\d+|single/g)?.join("–") : "<1";
      expect(cell).toHaveTextContent(numbers?.replace("single", "1") ?? "");
      unmount();
    }),
    { numRuns: 40 },
  );
});
