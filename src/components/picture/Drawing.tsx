import type { SerializedStyles } from "@emotion/react";

/** A drawing or logo in query results. */
interface Graphic {
  readonly publicURL: string;
  readonly width: number;
  readonly height: number;
}

interface DrawingProps {
  graphic: Graphic;
  /** What it shows; empty for a decoration. */
  alt: string;
  /** Layout styles from the parent; for the reason not to use `css`, see Picture. */
  layoutStyle: SerializedStyles;
}

/** A drawing or logo as a file: it keeps its own colours, and its scripts and links do nothing. */
export const Drawing = ({ graphic, alt, layoutStyle }: DrawingProps) => (
  <img
    css={layoutStyle}
    src={graphic.publicURL}
    width={graphic.width}
    height={graphic.height}
    alt={alt}
    loading="lazy"
  />
);
