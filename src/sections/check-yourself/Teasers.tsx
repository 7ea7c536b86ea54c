import type { ReactNode } from "react";
import { initialAnswersOf } from "../../calculators/form/fields";
import { sizesOf } from "../../calculators/form/sizesOf";
import { lasting } from "../../calculators/lasting/lasting";
import { lastingFields, lastingState } from "../../calculators/lasting/lastingState";
import { exactly, inDays, inHours, kilograms } from "../../calculators/lasting/phrases";
import { example, valuesOf } from "../../calculators/refill/values";
import { retestYears } from "../../calculators/stamps/cylinderAge";
import { exampleYears, ruleIn } from "../../calculators/stamps/stampsState";
import { fillIn } from "../../lib/fillIn";
import * as styles from "./Teasers.styles";

interface CardProps {
  to: string;
  title: string;
  /** The drawing, which says the same as the words. */
  drawing: ReactNode;
  /** The result of the example, and what it is an example of. */
  answer?: string;
  note: string;
}

/** A card that leads to a page, and shows what it answers. */
export function Teaser({ to, title, drawing, answer, note }: CardProps) {
  return (
    <li css={styles.card}>
      <h3>
        <a css={styles.link} href={to}>
          {title}
        </a>
      </h3>
      <div aria-hidden="true">{drawing}</div>
      <p css={styles.note}>
        {answer && (
          <>
            <strong css={styles.answer}>{answer}</strong>{" "}
          </>
        )}
        {note}
      </p>
    </li>
  );
}

interface DashesProps {
  /** The dashes in all: days, kilograms or years. */
  all: number;
  /** Those that are sure; the others are pale. */
  sure: number;
}

/** A bar of dashes, one for each day, kilogram or year. */
function Dashes({ all, sure }: DashesProps) {
  return (
    <svg css={styles.dashes} viewBox="0 0 100 1" preserveAspectRatio="none">
      <path d="M0 0h100" pathLength={all} />
      <path d={`M0 0h${Math.round((1000 * sure) / all) / 10}`} pathLength={sure} />
    </svg>
  );
}

interface TeaserProps<Page> {
  words: Queries.SiteHomeCheckYourself;
  page: Page;
}

interface LastingTeaserProps extends TeaserProps<Queries.LastingTeaserFragment> {
  products: readonly { kilograms: number | null }[];
}

/** How long the usual size lasts, with the form's initial answers: a dash for each day. */
export function LastingTeaser({ words, page, products }: LastingTeaserProps) {
  const { use } = lastingState(initialAnswersOf(lastingFields(sizesOf(products))));
  if (!use) return null;
  const { days } = lasting(use);
  const values = {
    gas: kilograms(use.grams, page.units),
    hours: inHours(exactly(use.milliHours / 1000), page.units),
  };
  return (
    <Teaser
      to={page.path}
      title={page.title}
      drawing={<Dashes all={days.high} sure={days.low} />}
      answer={inDays(days, page.units)}
      note={fillIn(words.lasting, values)}
    />
  );
}

/** The example of the refill check: a dash for each kilogram that was paid for. */
export function WeightTeaser({ words, page }: TeaserProps<Queries.RefillTeaserFragment>) {
  const { figures, check } = example;
  const values = valuesOf(page, example);
  return (
    <Teaser
      to={page.path}
      title={page.title}
      drawing={<Dashes all={(figures.paid ?? 0) / 1000} sure={(check?.gas ?? 0) / 1000} />}
      answer={fillIn(words.weight, values)}
      note={fillIn(words.weightNote, values)}
    />
  );
}

interface DatesTeaserProps extends TeaserProps<Queries.RefillTeaserFragment> {
  policies: Queries.StampsRuleFragment;
}

/**
 * The life of a cylinder made in the last year of the calculator's table: a dash for each year. It says nothing of
 * today, so it never goes out of date.
 */
export function DatesTeaser({ words, page, policies }: DatesTeaserProps) {
  const rule = ruleIn(policies);
  const made = exampleYears.at(-1);
  if (!rule || made === undefined) return null;
  const end = made + rule.life;
  const [retest = end] = retestYears(made, rule);
  const values = { made, retest, end };
  return (
    <Teaser
      to={`${page.path}#in-date`}
      title={page.stamps.title}
      drawing={<Dashes all={rule.life} sure={retest - made} />}
      answer={fillIn(words.dates, values)}
      note={fillIn(words.datesNote, values)}
    />
  );
}
