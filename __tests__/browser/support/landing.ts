import type { Page } from "@playwright/test";
import { words } from "./words";

/** The header's navigation. */
export const headerNavigation = (page: Page) =>
  page.getByRole("banner").getByRole("navigation", { name: words.navigation.header.label });

/** The header's item that is marked as active; also where the menu is closed. */
export const activeItem = (page: Page) =>
  page.getByRole("banner").locator("nav").locator("[aria-current]");

/** A carousel and the controls in it. */
export const carousel = (page: Page, name: string) => {
  const root = page.locator('section[aria-roledescription="carousel"]').and(page.getByLabel(name));
  const { pause, play, previous, next } = words.app.carousel;
  return {
    root,
    pause: root.getByRole("button", { name: pause }),
    play: root.getByRole("button", { name: play }),
    previous: root.getByRole("button", { name: previous, exact: true }),
    next: root.getByRole("button", { name: next, exact: true }),
    /** The one slide that can be reached. */
    current: root.locator('[aria-roledescription="slide"]:not([inert])'),
    slides: root.locator('[aria-roledescription="slide"]'),
    slick: root.locator(".slick-slider"),
  };
};

/** The services on wide screens. */
export const services = (page: Page) => {
  const parts = carousel(page, words.home.offer.carouselLabel);
  const list = parts.root.getByRole("list", { name: words.home.offer.listLabel });
  return { ...parts, picks: list.getByRole("button") };
};

/** The products. */
export const showcase = (page: Page) => {
  const parts = carousel(page, words.home.products.carouselLabel);
  return { ...parts, dots: parts.root.getByRole("button", { name: /^\d$/ }) };
};

/** The app download modal. */
export const appModal = (page: Page) =>
  page.getByRole("dialog", { name: "Mobile App in Production" });

/** The two app buttons of every group on the page. */
export const appButtons = (page: Page) =>
  page.getByRole("button", { name: /Google Play|App Store/ });
