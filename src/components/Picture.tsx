import type { SerializedStyles } from "@emotion/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import * as styles from "./Picture.styles";

interface PictureProps {
  /** From a query: `childImageSharp { gatsbyImageData }`. */
  image: IGatsbyImageData;
  /** What the picture shows; empty for a decoration. */
  alt: string;
  /** How wide the picture is shown, as in the HTML attribute. */
  sizes: string;
  /** Another picture for screens on which `media` holds (art direction). */
  art?: { image: IGatsbyImageData; media: string };
  /** True for the picture of the first screen: it is fetched first instead of late. */
  isFirst?: boolean;
  /**
   * Its styles in its place. As `css` Emotion would write them into the page once more than the HTML
   * holds them, and each rule that comes later makes the browser restyle the whole page.
   */
  look?: SerializedStyles;
}

/** HTML knows whole pixels only; Gatsby divides. */
const wholePixels = ({ width, height }: Pick<IGatsbyImageData, "width" | "height">) => ({
  width: Math.round(width),
  height: Math.round(height),
});

/** The sources of a picture; on those for some screens only, the fallback is one of them. */
function sources({ images, ...size }: IGatsbyImageData, sizes: string, media?: string) {
  const shape = { sizes, media, ...wholePixels(size) };
  const modern = (images.sources ?? []).map(({ type, srcSet }) => (
    <source key={`${media}${type}`} type={type} srcSet={srcSet} {...shape} />
  ));
  if (!media || !images.fallback) return modern;
  return [...modern, <source key={media} srcSet={images.fallback.srcSet} {...shape} />];
}

/**
 * A picture in AVIF and WebP with a fallback, in the widths that its slot needs.
 * Width and height stand in the HTML, so nothing shifts. (gatsby-plugin-image's own components
 * bring 26 KB of scripts; see docs/decisions/0002-what-ships-to-a-phone.md.)
 */
export function Picture({ image, alt, sizes, art, isFirst = false, look }: PictureProps) {
  const { fallback } = image.images;
  return (
    <picture css={styles.block}>
      {art && sources(art.image, sizes, art.media)}
      {sources(image, sizes)}
      <img
        css={[styles.image, look]}
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
