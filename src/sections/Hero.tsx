import { graphql } from "gatsby";
import { Picture } from "../components/Picture";
import { StoreButtons } from "../components/StoreButtons";
import { Stripes } from "../components/Stripes";
import { pictureOf } from "../lib/pictureOf";
import { flatScreenQuery, portraitQuery } from "../theme/breakpoints";
import * as styles from "./Hero.styles";

/** The first screen: what the company does, and the app buttons (specification, section 2: home). */
export function Hero({ hero }: Queries.HeroFragment) {
  return (
    <section id="home" css={styles.root} aria-labelledby="home-title">
      <div css={styles.words}>
        <Stripes isOnFirstScreen />
        <h1 id="home-title" css={styles.title}>
          {hero.title}
        </h1>
        <p css={styles.subtitle}>{hero.subtitle}</p>
        <StoreButtons />
      </div>
      <Picture
        isFirst
        look={styles.picture}
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
      pictureAlt
      pictureWide {
        childImageSharp {
          gatsbyImageData(
            layout: CONSTRAINED
            width: 1920
            breakpoints: [960, 1280, 1600, 1920]
            placeholder: NONE
            formats: [WEBP, AVIF]
          )
        }
      }
      pictureTall {
        childImageSharp {
          gatsbyImageData(
            layout: CONSTRAINED
            width: 1080
            breakpoints: [360, 540, 720, 1080]
            placeholder: NONE
            formats: [WEBP, AVIF]
          )
        }
      }
    }
  }
`;
