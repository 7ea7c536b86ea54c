import { ruleIn } from "../../calculators/stamps/stampsState";
import { exampleYears, retestYears } from "../../calculators/stamps/StampsTable";
import { fillIn } from "../../lib/fillIn";
import { Dashes, Teaser } from "./Teaser";

interface DatesTeaserProps {
  words: Queries.SiteHomeCheckYourself;
  page: Queries.RefillTeaserFragment;
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
