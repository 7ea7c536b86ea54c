import { Fragment } from "react";
import { fillIn } from "../lib/fillIn";

interface FilledProps {
  /** A sentence from content with placeholders such as `{days}`. */
  pattern: string;
  values: Readonly<Record<string, string | number>>;
  /** The placeholders whose values are emphasised. */
  strong: readonly string[];
}

/** A sentence with its placeholders filled in, some of them emphasised. */
export function Filled({ pattern, values, strong }: FilledProps) {
  return pattern.split(/(\{\w+\})/).map((part, index) => {
    const words = fillIn(part, values);
    const isStrong = strong.includes(part.slice(1, -1));
    return isStrong ? (
      <strong key={index}>{words}</strong>
    ) : (
      <Fragment key={index}>{words}</Fragment>
    );
  });
}
