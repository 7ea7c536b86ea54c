import { graphql } from "gatsby";
import { useState, type ReactNode } from "react";
import {
  Carousel,
  CarouselArrows,
  CarouselDots,
  RotationButton,
} from "../components/carousel/Carousel";
import { itemsOf } from "../components/text/itemsOf";
import { StoreButtons } from "../components/contact/OrderWays";
import { SectionHeading } from "../components/text/SectionHeading";
import { Slides } from "../components/carousel/Slides";
import { WhileFresh } from "../components/text/WhileFresh";
import { useCarousel } from "../hooks/useCarousel";
import { needsScripts } from "../theme/needsScripts";
import { ProductSlide } from "./products/ProductSlide";
import { haveStage, Stage } from "./products/Stage";
import * as styles from "./Products.styles";

interface ProductsProps {
  products: Queries.SiteHomeProducts;
  items: readonly Queries.ProductItemFragment[];
  /** The page that computes how long gas lasts. */
  lastingPath: string;
  /** The price of 1 kg of gas; undefined if it is not set or too old. */
  refill?: Queries.RefillPriceFragment | null;
  /** Shown below the showcase. */
  children?: ReactNode;
}

/**
 * Featured Products: the showcase (specification, section 2). Its anchor is `services`; `products` is
 * an alias (section 10).
 */
export function Products({ products, items, lastingPath, refill, children }: ProductsProps) {
  const [index, setIndex] = useState(0);
  const carousel = useCarousel(items.length, index, setIndex);
  const hasStage = haveStage(items);
  return (
    <section id="services" css={styles.root} aria-labelledby="services-title">
      <span id="products" />
      <div css={styles.inner}>
        <SectionHeading id="services-title" label={products.label} title={products.title} />
        <Carousel state={carousel} label={products.carouselLabel} css={styles.showcase}>
          {items.length > 1 && (
            <div css={styles.controls} {...needsScripts}>
              <RotationButton state={carousel} carousel={products.carouselLabel} />
              <CarouselDots state={carousel} count={items.length} />
              <span css={styles.spring} />
              <CarouselArrows state={carousel} />
            </div>
          )}
          {hasStage && <Stage label={products.sizesLabel} products={items} {...carousel} />}
          <Slides state={carousel}>
            {items.map((product) => (
              <ProductSlide
                key={product.slug}
                product={product}
                copy={products}
                lastingPath={lastingPath}
                hasStage={hasStage}
              />
            ))}
          </Slides>
        </Carousel>
        {refill && <RefillPrice price={refill} />}
        <p css={styles.note}>{products.note}</p>
        <div css={styles.app}>
          <p css={styles.appTitle}>{products.app}</p>
          <p css={styles.appNote}>{products.appNote}</p>
          <StoreButtons />
        </div>
      </div>
      {children}
    </section>
  );
}

/** The price of gas per kilogram and per size, with its date; set apart from the products' prices. */
function RefillPrice({ price }: { price: Queries.RefillPriceFragment }) {
  return (
    <WhileFresh until={price.until} layoutStyle={styles.refill}>
      <p css={styles.refillLine}>{price.line}</p>
      <ul css={styles.refillSizes}>{itemsOf(price.sizes)}</ul>
      <p css={styles.refillTerms}>{price.terms}</p>
    </WhileFresh>
  );
}

export const fragments = graphql`
  fragment RefillPrice on RefillPrice {
    line
    sizes
    terms
    until
  }

  fragment ProductItem on Product {
    slug
    name
    category
    price {
      text
    }
    priceIncludes
    size
    kilograms
    description
    imageAlt
    heightMm
    facts {
      label
      value
    }
    ...ProductKitchen
    image {
      childImageSharp {
        gatsbyImageData(width: 600, breakpoints: [240, 600])
        fallback: resize(width: 440, toFormat: WEBP) {
          src
        }
      }
    }
  }
`;
