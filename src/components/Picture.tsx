import type { SerializedStyles } from "@emotion/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import * as styles from "./Picture.styles";

interface PictureProps {
  /** From a query: `childImageSharp { gatsbyImageData }`. */
  image: IGatsbyImageData;
  /** Alternative text; empty for a decoration. */
  alt: string;
  /** The display width, as in the HTML `sizes` attribute. */
  sizes: string;
  /** An alternative picture for screens that match `media` (art direction). */
  art?: { image: IGatsbyImageData; media: string };
  /** True for the picture on the first screen: loads with high priority instead of lazily. */
  isFirst?: boolean;
  /**
   * Layout styles from the parent. A prop instead of `css`: Emotion would insert a rule at run time, which
   * restyles the whole page.
   */
  layoutStyle?: SerializedStyles;
}

/** HTML allows only whole pixels; Gatsby computes fractions. */
const wholePixels = ({ width, height }: Pick<IGatsbyImageData, "width" | "height">) => ({
  width: Math.round(width),
  height: Math.round(height),
});

/** The sources of a picture. With `media`, the fallback image becomes a source too. */
function sources({ images, ...size }: IGatsbyImageData, sizes: string, media?: string) {
  const shape = { sizes, media, ...wholePixels(size) };
  const modern = (images.sources ?? []).map(({ type, srcSet }) => (
    <source key={`${media}${type}`} type={type} srcSet={srcSet} {...shape} />
  ));
  if (!media || !images.fallback) return modern;
  return [...modern, <source key={media} srcSet={images.fallback.srcSet} {...shape} />];
}

/**
 * A picture in AVIF and WebP with a fallback, in the widths that its layout needs. Width and height are in
 * the HTML, so nothing shifts. (gatsby-plugin-image's own components add 26 KB of scripts; see
 * docs/decisions/0002-what-ships-to-a-phone.md.)
 */
export function Picture({ image, alt, sizes, art, isFirst = false, layoutStyle }: PictureProps) {
  const { fallback } = image.images;
  return (
    <picture css={styles.block}>
      {art && sources(art.image, sizes, art.media)}
      {sources(image, sizes)}
      <img
        css={[styles.image, layoutStyle]}
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={sizes}
        {...wholePixels(image)}
        alt={alt}
        loading={isFirst ? "eager" : "lazy"}
        decoding={isFirst ? "sync" : "async"}
        {...(isFirst ? { fetchpriority: "high" } : {})}
      />
    </picture>
  );
}
