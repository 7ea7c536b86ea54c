import { apart } from "../components/text/apart";
import { OrderButtons, StoreButtons } from "../components/contact/OrderWays";
import { Picture } from "../components/picture/Picture";
import { Stripes } from "../components/picture/Stripes";
import { useSite } from "../hooks/useSite";
import { fillIn } from "../lib/fillIn";
import { isClosed, openingPhrase } from "../lib/openingHours";
import { flatScreenQuery, portraitQuery } from "../theme/breakpoints";
import { night } from "../theme/surfaces";
import * as styles from "./Hero.styles";

/** The maximum number of lines of opening hours on the first screen; the contact page shows all. */
const MOST_OPENINGS = 2;

/** The sentences of a title, each of which begins a line where there is room; “12.5 kg” is not an end. */
const sentencesOf = (title: string) => title.replaceAll(/([.!?]) /g, "$1\n").split("\n");

interface HeroProps {
  hero: Queries.SiteHomeHeroFragment["hero"];
  /** The chat's message. */
  message: string;
  /** The price of 1 kg of gas; undefined if it is not set or too old. */
  price?: { line: string } | null;
}

/** The first screen: the company's offer, the app buttons and how to order (specification, section 2: home). */
export function Hero({ hero, message, price }: HeroProps) {
  const openings = (useSite().company.hours ?? [])
    .filter((opening) => !isClosed(opening))
    .map(openingPhrase);
  const isShort = openings.length > 0 && openings.length <= MOST_OPENINGS;
  const answers = [
    price?.line,
    isShort ? fillIn(hero.open, { hours: openings.join("; ") }) : "",
  ].filter(Boolean);
  return (
    <section id="home" css={styles.root} {...night} aria-labelledby="home-title">
      <div css={styles.words}>
        <Stripes isOnFirstScreen />
        <h1 id="home-title" css={styles.title}>
          {apart(sentencesOf(hero.title).map((sentence) => <span key={sentence}>{sentence}</span>))}
        </h1>
        <p css={styles.subtitle}>{hero.subtitle}</p>
        <div css={styles.buttons}>
          <StoreButtons />
          <OrderButtons look="accent" message={message} />
        </div>
        {answers.length > 0 && (
          <p css={styles.answers}>
            {apart(answers.map((answer) => <span key={answer}>{answer}</span>))}
          </p>
        )}
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
