import { example } from "../../calculators/refill/example";
import { valuesOf } from "../../calculators/refill/values";
import { fillIn } from "../../lib/fillIn";
import { Dashes, Teaser } from "./Teaser";

interface WeightTeaserProps {
  words: Queries.SiteHomeCheckYourself;
  page: Queries.RefillTeaserFragment;
}

/** The example of the refill check: a dash for each kilogram that was paid for. */
export function WeightTeaser({ words, page }: WeightTeaserProps) {
  const { figures, check } = example;
  const values: Readonly<Record<string, string>> = valuesOf(page, figures, check);
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
