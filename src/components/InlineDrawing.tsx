import type { SerializedStyles } from "@emotion/react";
import { useId } from "react";

interface InlineDrawingProps {
  /** From a query: `svg` of a Mark. */
  svg: string;
  /** Its styles in its place; not `css`, for the reason that Picture gives. */
  look: SerializedStyles;
  /** What it shows; absent for a decoration. */
  label?: string;
}

/** A drawing inside the page, so that it takes the text's colour and font. */
export function InlineDrawing({ svg, look, label }: InlineDrawingProps) {
  // The same drawing may be on the page twice; ids must not.
  const __html = svg.replaceAll("{use}", useId());
  const role = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return <span css={look} {...role} dangerouslySetInnerHTML={{ __html }} />;
}
