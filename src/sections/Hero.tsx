import { graphql } from "gatsby";
import { apart } from "../components/text/apart";
import { buttonStyles } from "../components/control/Button.styles";
import { OrderButtons, StoreButtons } from "../components/contact/OrderWays";
import { Picture } from "../components/picture/Picture";
import { Stripes } from "../components/picture/Stripes";
import { WhileFresh } from "../components/text/WhileFresh";
import { useSite } from "../hooks/useSite";
import { useSizeLink } from "../hooks/useSizeLink";
import { whatsappLink } from "../lib/contactLinks";
import { fillIn } from "../lib/fillIn";
import { isClosed, openingPhrase } from "../lib/openingHours";
import { flatScreenQuery, portraitQuery } from "../theme/breakpoints";
import { night } from "../theme/surfaces";
import * as styles from "./Hero.styles";

/** The maximum number of lines of opening hours on the first screen; the section below shows all. */
const MOST_OPENINGS = 2;

/** The sentences of a title, each of which begins a line where there is room; “12.5 kg” is not an end. */
const sentencesOf = (title: string) => title.replaceAll(/([.!?]) /g, "$1\n").split("\n");

interface HeroProps {
  hero: (Queries.SiteHomeHeroFragment & Queries.HeroPicturesFragment)["hero"];
  ordering: Queries.HeroEnquiriesFragment["ordering"];
  /** The price of 1 kg of gas; undefined if it is not set or too old. */
  refill?: { line: string; until: number } | null;
  products: readonly { size: string | null }[];
}

/** The first screen: the company's offer, how to order, and the app buttons (specification, section 2: home). */
export function Hero({ hero, ordering, refill, products }: HeroProps) {
  const openings = (useSite().company.hours ?? [])
    .filter((opening) => !isClosed(opening))
    .map(openingPhrase);
  const isShort = openings.length > 0 && openings.length <= MOST_OPENINGS;
  const hours = isShort ? [fillIn(hero.open, { hours: openings.join("; ") })] : [];
  const answers = [hero.serves, ...hours];
  return (
    <section id="home" css={styles.root} {...night} aria-labelledby="home-title">
      <div css={styles.words}>
        <Stripes isOnFirstScreen />
        <h1 id="home-title" css={styles.title}>
          {apart(sentencesOf(hero.title).map((sentence) => <span key={sentence}>{sentence}</span>))}
        </h1>
        <p css={styles.subtitle}>{hero.subtitle}</p>
        {refill && (
          <WhileFresh until={refill.until} layoutStyle={styles.price}>
            {refill.line}
          </WhileFresh>
        )}
        <p css={styles.subtitle}>{hero.order}</p>
        <OrderButtons message={ordering.refill.message} />
        <Enquiries label={hero.ask} ordering={ordering} products={products} />
        <p css={styles.answers}>{answers.join(" ")}</p>
        <StoreButtons />
      </div>
      <Picture
        isFirst
        layoutStyle={styles.picture}
        image={hero.pictureWide}
        art={{ image: hero.pictureTall, media: portraitQuery }}
        alt={hero.pictureAlt}
        sizes={`${flatScreenQuery} 178vh, 100vw`}
      />
    </section>
  );
}

interface EnquiriesProps extends Pick<HeroProps, "ordering" | "products"> {
  label: string;
}

/** A link per size, for bulk gas and for a station: each opens WhatsApp with its own message. */
function Enquiries({ label, ordering, products }: EnquiriesProps) {
  const { whatsapp } = useSite().company;
  const sizeLink = useSizeLink();
  const sizes = new Set(products.flatMap(({ size }) => size ?? []));
  const { bulk, station } = ordering;
  const links = [
    ...[...sizes].map((size) => [size, sizeLink(size)] as const),
    ...[bulk, station].map(
      (enquiry) => [enquiry.label, whatsappLink(whatsapp, enquiry.message)] as const,
    ),
  ];
  return (
    <div css={styles.enquiries} role="group" aria-labelledby="ask">
      <p id="ask">{label}</p>
      {apart(
        links.map(([name, href]) => (
          <a key={href} css={buttonStyles.outline} href={href}>
            {name}
          </a>
        )),
      )}
    </div>
  );
}

export const fragments = graphql`
  fragment HeroEnquiries on SiteContact {
    ordering {
      refill {
        message
      }
      bulk {
        label
        message
      }
      station {
        label
        message
      }
    }
  }

  fragment HeroPictures on SiteHome {
    hero {
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
  }
`;
