import type { Interpolation, Theme } from "@emotion/react";
import { Filled } from "../../components/Filled";
import { fillIn } from "../../lib/fillIn";
import * as styles from "./Calculator.styles";

/** The answer itself, what is missing or wrong, any other sentence, and how the answer was calculated. */
const { answer, notice, text, sums } = styles;
const looks = { answer, notice, text, sums };

interface SentenceOptions {
  /** The values that are bold, by their names. */
  bold?: readonly string[];
  /** Styles besides those of its look. */
  also?: Interpolation<Theme>;
}

/**
 * A part of an answer. If it changes, React replaces the element: a translator may have replaced its text.
 * @param pattern a sentence from content with placeholders
 */
export function sentence(
  look: keyof typeof looks,
  pattern: string,
  values: Readonly<Record<string, string | number>> = {},
  { bold = [], also }: SentenceOptions = {},
) {
  const said = fillIn(pattern, values);
  const strong = bold.map((name) => [name, <strong key={name}>{values[name]}</strong>]);
  return (
    <p
      key={said}
      css={also ? [looks[look], also] : looks[look]}
      translate={look === "sums" ? "no" : undefined}
    >
      {bold.length > 0 ? (
        <Filled pattern={pattern} values={{ ...values, ...Object.fromEntries(strong) }} />
      ) : (
        said
      )}
    </p>
  );
}
