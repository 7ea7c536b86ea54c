import type { SerializedStyles } from "@emotion/react";
import { useId } from "react";

interface InlineDrawingProps {
  /** The `svg` field of a Mark, from a query. */
  svg: string;
  /** Layout styles from the parent; for the reason not to use `css`, see Picture. */
  look: SerializedStyles;
  /** What it shows; omit for a decoration. */
  label?: string;
}

/** An inline SVG, so that it inherits the text's colour and font. */
export function InlineDrawing({ svg, look, label }: InlineDrawingProps) {
  // The same drawing may be on the page twice, but ids must be unique.
  const __html = svg.replaceAll("{use}", useId());
  const role = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return <span css={look} {...role} dangerouslySetInnerHTML={{ __html }} />;
}
