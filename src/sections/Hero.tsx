import { graphql } from "gatsby";
import { OrderLine } from "../components/OrderLine";
import { Picture } from "../components/Picture";
import { StoreButtons } from "../components/StoreButtons";
import { Stripes } from "../components/Stripes";
import { WhileFresh } from "../components/WhileFresh";
import { useSite } from "../hooks/useSite";
import { fillIn } from "../lib/fillIn";
import { openingLine } from "../lib/openingHours";
import { pictureOf } from "../lib/pictureOf";
import { flatScreenQuery, portraitQuery } from "../theme/breakpoints";
import { night } from "../theme/surfaces";
import * as styles from "./Hero.styles";

/** The maximum number of lines of opening hours on the first screen; the section below shows all. */
const MOST_OPENINGS = 2;

interface HeroProps extends Queries.HeroFragment {
  /** The price of 1 kg of gas; undefined if it is not set or too old. */
  refill?: { line: string; until: number } | null;
}

/** The first screen: the company's offer, and the app buttons (specification, section 2: home). */
export function Hero({ hero, order, refill }: HeroProps) {
  const openings = (useSite().company.hours ?? []).map(openingLine);
  return (
    <section id="home" css={styles.root} {...night} aria-labelledby="home-title">
      <div css={styles.words}>
        <Stripes isOnFirstScreen />
        <h1 id="home-title" css={styles.title}>
          {hero.title}
        </h1>
        <p css={styles.subtitle}>{hero.subtitle}</p>
        <div css={styles.ways}>
          <StoreButtons />
          <div css={styles.answers}>
            {refill && (
              <WhileFresh until={refill.until}>
                <p css={styles.price}>{refill.line}</p>
              </WhileFresh>
            )}
            <OrderLine copy={order} />
            <p css={styles.serves}>
              {hero.serves}
              {openings.length > 0 && openings.length <= MOST_OPENINGS && (
                <> {fillIn(hero.open, { hours: openings.join("; ") })}</>
              )}
            </p>
          </div>
        </div>
      </div>
      <Picture
        isFirst
        layoutStyle={styles.picture}
        image={pictureOf(hero.pictureWide, "the first screen (pictureWide)")}
        art={{
          image: pictureOf(hero.pictureTall, "the first screen (pictureTall)"),
          media: portraitQuery,
        }}
        alt={hero.pictureAlt}
        sizes={`${flatScreenQuery} 178vh, 100vw`}
      />
    </section>
  );
}

export const fragment = graphql`
  fragment Hero on SiteHome {
    hero {
      title
      subtitle
      serves
      open
      pictureAlt
      pictureWide {
        childImageSharp {
          gatsbyImageData(width: 1920, breakpoints: [960, 1280, 1600, 1920])
          fallback: resize(width: 1280, toFormat: WEBP) {
            src
          }
        }
      }
      pictureTall {
        childImageSharp {
          gatsbyImageData(width: 1080, breakpoints: [360, 540, 720, 1080])
          fallback: resize(width: 720, toFormat: WEBP) {
            src
          }
        }
      }
    }
    order {
      line
      call
      whatsapp
    }
  }
`;
