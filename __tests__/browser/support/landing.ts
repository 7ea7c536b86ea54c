import { expect, type Locator, type Page } from "@playwright/test";
import { products, services as entries, slideLabel, words } from "./words";

const { storeButtons, modal } = words.app;

/** The header's navigation. */
export const headerNavigation = (page: Page) =>
  page.getByRole("banner").getByRole("navigation", { name: words.navigation.header.label });

/** The footer's link to an address. */
export const footerLink = (page: Page, to: string) =>
  page.getByRole("contentinfo").locator(`a[href="${to}"]`);

/** Follows the first link to an address, without scrolling to it. */
export const follow = (page: Page, to: string) =>
  page.evaluate((href) => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click(), to);

/** A carousel with its number of slides, and its controls. */
const carousel = (page: Page, name: string, total: number) => {
  const { role, slideRole, pause, play, previous, next } = words.app.carousel;
  const root = page
    .locator(`section[aria-roledescription="${role}"]`)
    .and(page.getByLabel(name, { exact: true }));
  const slides = root.locator(`[aria-roledescription="${slideRole}"]`);
  // The one slide that can be reached.
  const current = slides.filter({ visible: true }).and(page.locator(":not([inert])"));
  return {
    root,
    slides,
    current,
    /** Expects the slide at this position, counted from 1, to be the current one. */
    expectAt: (position: number) =>
      expect(current).toHaveAttribute("aria-label", slideLabel(position, total)),
    pause: root.getByRole("button", { name: pause }),
    play: root.getByRole("button", { name: play }),
    previous: root.getByRole("button", { name: previous, exact: true }),
    next: root.getByRole("button", { name: next, exact: true }),
    slick: root.locator(".slick-slider"),
  };
};

/** The services on wide screens. */
export const services = (page: Page) => {
  const parts = carousel(page, words.home.offer.carouselLabel, entries.length);
  const list = parts.root.getByRole("list", { name: words.home.offer.listLabel });
  return { ...parts, picks: list.getByRole("button") };
};

/** The products. */
export const showcase = (page: Page) => {
  const parts = carousel(page, words.home.products.carouselLabel, products.length);
  return { ...parts, picks: parts.root.getByRole("group").first().getByRole("button") };
};

/** The proportion of a picture's width to its height: as the page declares it, and as it is. */
export const proportionsOf = (picture: Locator) =>
  picture.evaluate(async (img: HTMLImageElement) => {
    img.loading = "eager";
    await img.decode();
    const declared = Number(img.getAttribute("width")) / Number(img.getAttribute("height"));
    return { declared, natural: img.naturalWidth / img.naturalHeight };
  });

/** The app download modal, its buttons and its close icon. */
export const appModal = (page: Page) => {
  const box = page.getByRole("dialog", { name: modal.title });
  return {
    box,
    message: box.getByText(modal.message),
    confirm: box.getByRole("button", { name: modal.confirm }),
    close: box.getByRole("button", { name: modal.close, exact: true }),
  };
};

/** The two app buttons of every group on the page. */
export const appButtons = (page: Page) =>
  page
    .getByRole("button", { name: storeButtons.googlePlay.store })
    .or(page.getByRole("button", { name: storeButtons.appStore.store }));
