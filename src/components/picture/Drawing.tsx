import type { SerializedStyles } from "@emotion/react";

export interface DrawingProps {
  graphic: Queries.Graphic;
  /** What it shows; empty for a decoration. */
  alt: string;
  layoutStyle: SerializedStyles;
}

/** A drawing or logo as a file: it keeps its own colours, and its scripts and links do nothing. */
export const Drawing = ({ graphic, alt, layoutStyle }: DrawingProps) => (
  <img
    css={layoutStyle}
    // Before `src`, as in Picture.
    loading="lazy"
    src={graphic.publicURL}
    width={graphic.width}
    height={graphic.height}
    alt={alt}
  />
);
