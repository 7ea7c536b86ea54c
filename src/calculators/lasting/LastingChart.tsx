import * as shared from "../form/Calculator.styles";
import { lasting, type Cooking } from "./lasting";
import { inDays, kilograms } from "./phrases";
import * as styles from "./Lasting.styles";

interface LastingChartProps {
  copy: Queries.SiteLastingWordsFragment;
  /** In g. */
  sizes: readonly number[];
  cooking: Cooking;
  /** The amount in the answer, in g. */
  current: number | undefined;
}

/** All sizes side by side, for the visitor's consumption. The bars are decorative: the numbers are next to them. */
export function LastingChart({ copy, sizes, cooking, current }: LastingChartProps) {
  const { chart, units } = copy;
  const bars = sizes.map((grams) => {
    const { days, isTooMuchPower } = lasting({ ...cooking, grams });
    return isTooMuchPower
      ? { grams, days: { low: 0, high: 0 }, text: chart.tooSmall }
      : { grams, days, text: inDays(days, units) };
  });
  const longest = Math.max(1, ...bars.map(({ days }) => days.high));
  const share = (days: number) => Math.round((1000 * days) / longest) / 10;
  return (
    <section css={shared.comparison} aria-labelledby="lasting-chart">
      <h2 id="lasting-chart">{chart.title}</h2>
      <dl css={styles.rows}>
        {bars.map(({ grams, days, text }) => (
          <div key={grams} css={styles.row} data-current={grams === current || undefined}>
            <dt>{kilograms(grams, units)}</dt>
            <dd>{text}</dd>
            <dd aria-hidden="true">
              <svg css={styles.bars} viewBox="0 0 100 1" preserveAspectRatio="none">
                <rect width={share(days.high)} height={1} />
                <rect width={share(days.low)} height={1} />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      <p css={styles.chartNote}>{chart.note}</p>
    </section>
  );
}
