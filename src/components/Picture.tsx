import type { SerializedStyles } from "@emotion/react";
import type { PreparedPicture } from "../lib/pictureOf";
import * as styles from "./Picture.styles";

interface PictureProps {
  /** From `pictureOf`. */
  image: PreparedPicture;
  /** Alternative text; empty for a decoration. */
  alt: string;
  /** The display width, as in the HTML `sizes` attribute. */
  sizes: string;
  /** An alternative picture for screens that match `media` (art direction). */
  art?: { image: PreparedPicture; media: string };
  /** True for the picture on the first screen: loads with high priority instead of lazily. */
  isFirst?: boolean;
  /**
   * Layout styles from the parent. A prop instead of `css`: Emotion would insert a rule at run time, which
   * restyles the whole page.
   */
  layoutStyle?: SerializedStyles;
}

/** HTML allows only whole pixels; Gatsby computes fractions. */
const wholePixels = ({ gatsbyImageData: { width, height } }: PreparedPicture) => ({
  width: Math.round(width),
  height: Math.round(height),
});

/** The AVIF versions, whose widths depend on the layout. */
const modern = (image: PreparedPicture, sizes: string, media?: string) => (
  <source
    type="image/avif"
    srcSet={image.gatsbyImageData.images.fallback?.srcSet}
    sizes={sizes}
    media={media}
    {...wholePixels(image)}
  />
);

/**
 * A picture in AVIF, in the widths that its layout needs, with one WebP as the fallback. Width and height are
 * in the HTML, so nothing shifts. (gatsby-plugin-image's own components add 26 KB of scripts; see
 * docs/decisions/0002-what-ships-to-a-phone.md.)
 */
export function Picture({ image, alt, sizes, art, isFirst = false, layoutStyle }: PictureProps) {
  return (
    <picture css={styles.block}>
      {art && (
        <>
          {modern(art.image, sizes, art.media)}
          <source
            srcSet={art.image.fallback?.src ?? undefined}
            media={art.media}
            {...wholePixels(art.image)}
          />
        </>
      )}
      {modern(image, sizes)}
      <img
        css={[styles.image, isFirst && styles.first, layoutStyle]}
        src={image.fallback?.src ?? undefined}
        {...wholePixels(image)}
        alt={alt}
        loading={isFirst ? "eager" : "lazy"}
        decoding={isFirst ? "sync" : "async"}
        {...(isFirst ? { fetchpriority: "high" } : {})}
      />
    </picture>
  );
}
