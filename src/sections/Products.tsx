import { useState } from "react";
import { Carousel, CarouselPicks, RotationButton } from "../components/carousel/Carousel";
import { itemsOf } from "../components/text/itemsOf";
import { StoreButtons } from "../components/contact/OrderWays";
import { SectionHeading } from "../components/text/SectionHeading";
import { Slides } from "../components/carousel/Slides";
import { useCarousel } from "../hooks/useCarousel";
import { needsScripts } from "../theme/needsScripts";
import { ProductSize } from "./products/ProductSize";
import { ProductSlide } from "./products/ProductSlide";
import { backdrop, window } from "./products/ProductSlide.styles";
import * as styles from "./Products.styles";

type Price = Pick<Queries.RefillPrice, "line" | "sizes" | "terms">;

interface ProductsProps {
  products: Queries.SiteHomeProducts;
  items: readonly Queries.ProductWordsFragment[];
  /** The price of 1 kg of gas; undefined if it is not set or too old. */
  price?: Price | null;
}

/**
 * Featured Products: the showcase (specification, section 2). Its anchor is `services`; `products` is
 * an alias (section 10).
 */
export function Products({ products, items, price }: ProductsProps) {
  const { carouselLabel: label } = products;
  const [index, setIndex] = useState(0);
  const carousel = useCarousel(items.length, index, setIndex);
  const largest = Math.max(...items.map(({ heightMm }) => heightMm ?? 0));
  return (
    <section id="services" css={styles.root} aria-labelledby="services-title">
      <span id="products" />
      <div css={styles.inner}>
        <Carousel state={carousel} label={label} layoutStyle={styles.showcase}>
          <div css={styles.head}>
            <SectionHeading id="services-title" label={products.label} title={products.title} />
            {items.length > 1 && (
              <div css={styles.controls} {...needsScripts}>
                <CarouselPicks
                  state={carousel}
                  marks={items.map((item, position) => (
                    <ProductSize
                      key={item.slug}
                      product={item}
                      largest={largest}
                      number={position + 1}
                    />
                  ))}
                />
              </div>
            )}
          </div>
          {items.length > 1 && (
            <RotationButton state={carousel} carousel={label} area={styles.rotation} />
          )}
          <div css={window}>
            <div css={backdrop} />
            <Slides state={carousel}>
              {items.map((product) => (
                <ProductSlide key={product.slug} product={product} words={products} />
              ))}
            </Slides>
          </div>
        </Carousel>
        <div css={styles.app}>
          <div>
            <p css={styles.appTitle}>{products.app}</p>
            <p css={styles.quiet}>{products.others}</p>
          </div>
          <StoreButtons />
        </div>
        {price && <RefillPrice price={price} />}
        <p css={styles.help}>
          {`${products.choose} `}
          <a href={products.help.to}>{products.help.label}</a>
        </p>
      </div>
    </section>
  );
}

/** The price of gas per kilogram and per size, with its date; set apart from the products' prices. */
const RefillPrice = ({ price }: { price: Price }) => (
  <div css={styles.refill}>
    <p css={styles.refillLine}>{price.line}</p>
    <ul css={styles.refillSizes}>{itemsOf(price.sizes)}</ul>
    <p css={styles.quiet}>{price.terms}</p>
  </div>
);
