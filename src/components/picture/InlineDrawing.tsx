import type { SerializedStyles } from "@emotion/react";
import { useId } from "react";

interface InlineDrawingProps {
  /** The `svg` field of a Graphic, from a query. */
  svg: string;
  /** Layout styles from the parent; for the reason not to use `css`, see Picture. */
  layoutStyle: SerializedStyles;
  /** What it shows; omit for a decoration. */
  label?: string;
}

/** An inline SVG, so that it inherits the text's colour and font. */
export function InlineDrawing({ svg, layoutStyle, label }: InlineDrawingProps) {
  // The same drawing may be on the page twice, but ids must be unique.
  const __html = svg.replaceAll("{use}", useId());
  const role = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return <span css={layoutStyle} {...role} dangerouslySetInnerHTML={{ __html }} />;
}
