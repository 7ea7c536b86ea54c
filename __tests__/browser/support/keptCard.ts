import type { BrowserContext, Page } from "@playwright/test";
import { LEAK_CARD_STORE } from "../../../src/lib/leakCard";
import { leakCard } from "./routes";
import { expect } from "./test";

/** The copies in the browser's cache; none until the worker is active. */
export const copies = (page: Page) =>
  page.evaluate(async (card) => {
    const worker = await navigator.serviceWorker.getRegistration(card);
    const isReady = worker?.active?.state === "activated" && !worker.installing && !worker.waiting;
    return isReady ? await caches.keys() : [];
  }, leakCard);

/**
 * Waits until the browser has a copy, and only that one. Without a connection the request for the worker would fail
 * and be reported, so a test waits before it ends the connection.
 */
export const kept = (page: Page) =>
  expect
    .poll(() => copies(page), "the card's worker is active with one copy")
    .toEqual([expect.stringContaining(LEAK_CARD_STORE)]);

/** Opens the card in a new tab without a connection. */
export async function openOffline(context: BrowserContext) {
  await context.setOffline(true);
  const page = await context.newPage();
  await page.goto(leakCard);
  return page;
}
