import { sizesOf, usualSize } from "../../calculators/form/sizesOf";
import { lasting } from "../../calculators/lasting/lasting";
import { initialValuesOf, lastingState } from "../../calculators/lasting/lastingState";
import { inDays, inHours, kilograms } from "../../calculators/lasting/phrases";
import { fillIn } from "../../lib/fillIn";
import { Dashes, Teaser } from "./Teaser";

interface LastingTeaserProps {
  words: Queries.SiteHomeCheckYourself;
  page: Queries.LastingTeaserFragment;
  products: readonly { kilograms: number | null }[];
}

/** How long the usual size lasts, with the form's initial answers: a dash for each day. */
export function LastingTeaser({ words, page, products }: LastingTeaserProps) {
  const size = usualSize(sizesOf(products).map((grams) => String(grams / 1000)));
  const { use } = size ? lastingState(initialValuesOf(size)) : {};
  if (!use) return null;
  const { days } = lasting(use);
  const hours = use.milliHours / 1000;
  const values = {
    gas: kilograms(use.grams, page.units),
    hours: inHours({ low: hours, high: hours }, page.units),
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
