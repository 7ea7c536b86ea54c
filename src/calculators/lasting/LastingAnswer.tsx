import { fillIn, fillInAll } from "../../lib/fillIn";
import { formatCount } from "../../lib/formatCount";
import { inNairaAndKobo } from "../../lib/money";
import { CalculatorAnswer } from "../form/Calculator";
import { headline, sentence } from "../form/sentence";
import type { Calculator } from "../form/useAnswers";
import { ENERGY, lasting } from "./lasting";
import type { LastingState } from "./lastingState";
import { exactly, inDays, inHours, kilograms } from "./phrases";

interface LastingAnswerProps {
  words: Queries.SiteLastingWordsFragment;
  state: LastingState;
  calculator: Calculator;
}

/**
 * How long the gas lasts, or what is wrong with the figures, and the calculation; for money, first how much gas it buys.
 * The initial answer is an example.
 */
export function LastingAnswer({ words, state, calculator }: LastingAnswerProps) {
  const { result, units } = words;
  const { use, purchase, isWholeCylinder } = state;
  if (!use)
    return (
      <CalculatorAnswer calculator={calculator} parts={[sentence("text", result.unfinished)]} />
    );
  const { kind, isTooMuchPower, ...range } = lasting(use);
  const kg = kilograms(use.grams, units);
  const days = inDays(range.days, units);
  const nonstop = inHours(range.hours, units);
  const hours = inHours(exactly(use.milliHours / 1000), units);
  const power = { burners: use.burners, kw: formatCount(use.watts / 1000) };
  const energy = { low: ENERGY.low / 10, high: ENERGY.high / 10 };
  const sum = { kg, ...energy, power: fillIn(result.power, power), hours, days };
  // An amount may be in a cylinder of any size, so only a size can be too small.
  const isTooSmall = isTooMuchPower && isWholeCylinder;
  const isDoubtful = isTooSmall || kind === "tooLong";
  const [first = "", ...others] = fillInAll(
    [
      isDoubtful && (isTooSmall ? `${result.tooSmall} ${result.cold}` : result[kind]),
      purchase && result.bought,
      !isDoubtful && result[kind],
    ],
    {
      ...{ kg, days, hours: nonstop },
      ...(purchase && { money: inNairaAndKobo(purchase.money) }),
      ...(purchase && { price: inNairaAndKobo(purchase.price) }),
    },
  );
  return (
    <CalculatorAnswer
      calculator={calculator}
      label={calculator.isBegun ? result.label : fillIn(result.example, { kg, hours })}
      parts={[
        headline(isDoubtful ? "check" : "answer", first),
        others.map((other) => sentence("text", other)),
        !isTooSmall && [
          sentence("sums", result.sum, sum),
          sentence("text", result.nonstop, { hours: nonstop }),
          isTooMuchPower && sentence("text", `${result.perhapsTooSmall} ${result.cold}`),
        ],
      ]}
    />
  );
}
