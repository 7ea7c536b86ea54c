import type { SerializedStyles } from "@emotion/react";
import { required } from "../../lib/required";
import * as styles from "./Picture.styles";

/**
 * A picture in query results: a file with its resized versions in AVIF, and one in WebP (`fallback`) for browsers without
 * AVIF, such as Edge before 2024. Every query of a picture has this type.
 */
export type PictureFile = Queries.ProductWordsFragment["image"] | null;

interface PictureProps {
  image: PictureFile;
  alt: string;
  /** The display width, as in the HTML `sizes` attribute; omit it for a picture in one size. */
  sizes?: string;
  /** An alternative picture for screens that match `media` (art direction). */
  art?: { image: PictureFile; media: string };
  /** True for the picture on the first screen: loads with high priority instead of lazily. */
  isFirst?: boolean;
  /** Layout styles from the parent, above the component's own. A prop, because `css` replaces a `className`. */
  layoutStyle?: SerializedStyles;
}

/**
 * A picture in AVIF, in the widths that its layout needs, with one WebP as the fallback. Width and height are
 * in the HTML, so nothing shifts. (gatsby-plugin-image's own components add 26 kB of scripts.) A missing picture fails the
 * build; Gatsby alone would silently omit it.
 */
export function Picture({ image, alt, sizes, art, isFirst = false, layoutStyle }: PictureProps) {
  const prepared = (file: PictureFile) => {
    const { gatsbyImageData, fallback } = required(file?.childImageSharp, `The picture “${alt}”`);
    const { width, height, images } = gatsbyImageData;
    return {
      srcSet: sizes ? images.fallback?.srcSet : images.fallback?.src,
      src: fallback?.src ?? undefined,
      // HTML allows only whole pixels; Gatsby computes fractions.
      box: { width: Math.round(width), height: Math.round(height) },
    };
  };
  const { srcSet, src, box } = prepared(image);
  const other = art && { ...prepared(art.image), media: art.media };
  return (
    <picture css={styles.block}>
      {other && (
        <>
          <source
            type="image/avif"
            srcSet={other.srcSet}
            sizes={sizes}
            media={other.media}
            {...other.box}
          />
          <source
            // The W3C's checker wants a width.
            srcSet={`${other.src} ${other.box.width}w`}
            sizes={sizes}
            media={other.media}
            {...other.box}
          />
        </>
      )}
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      <img
        css={[styles.image, isFirst && styles.first, layoutStyle]}
        // Before `src`: React sets attributes in this order, and a new image without it can load at once.
        loading={isFirst ? undefined : "lazy"}
        src={src}
        {...box}
        alt={alt}
        decoding={isFirst ? "sync" : "async"}
        {...(isFirst ? { fetchpriority: "high" } : {})}
      />
    </picture>
  );
}
