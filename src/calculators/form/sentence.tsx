import type { SerializedStyles } from "@emotion/react";
import { Dialled } from "../../components/contact/Dialled";
import { fillIn } from "../../lib/fillIn";
import { firstSentence } from "../../lib/firstSentence";
import * as styles from "./Calculator.styles";

type Look = "answer" | "good" | "check" | "stop" | "text" | "sums";

/**
 * A part of an answer. If it changes, React replaces the element: a translator may have replaced its text.
 * @param pattern a sentence from content with placeholders
 * @param also styles besides those of its look
 */
export function sentence(
  look: Look,
  pattern: string,
  values: Readonly<Record<string, string | number>> = {},
  also?: SerializedStyles | false | "",
) {
  const said = fillIn(pattern, values);
  return (
    <p key={said} css={[styles[look], also]} translate={look === "sums" ? "no" : undefined}>
      <Dialled text={said} />
    </p>
  );
}

/**
 * The answer itself: its first sentence as the headline, the others as text.
 * @param verdict the colour of the headline: `good` if all is right, `check` if something must be checked, `stop` in a
 *   `StopBox` only; `answer` for a figure, which is no verdict
 */
export function headline(
  verdict: "answer" | "good" | "check" | "stop",
  said: string,
  also?: SerializedStyles | false | "",
) {
  const [first, rest] = firstSentence(said);
  return [sentence(verdict, first, {}, also), rest && sentence("text", rest, {}, also)];
}
